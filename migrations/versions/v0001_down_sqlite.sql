-- The triggers went with their tables.
SELECT 1
