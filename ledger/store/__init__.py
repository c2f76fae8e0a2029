"""The database and what stands in it: schema, canonical form, hash chain, copies."""
