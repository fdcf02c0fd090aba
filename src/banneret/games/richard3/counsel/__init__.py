"""What a seasoned player knows beside the rules: what blocks are worth, where danger is, what to do next.

Nothing here decides what is legal, and nothing here looks at what a house cannot know: hidden enemies are
reckoned from the rows of knowledge (``knowledge``), not from where they stand.
"""
