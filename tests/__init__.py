"""Everything that proves Banneret right; the folders mirror src/banneret."""
