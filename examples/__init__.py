"""Games outside the package, as anybody may write them."""
