### What a lesson says where its own words are lacking.

otherwise = That is allowed, but something else is meant here. Try again.
