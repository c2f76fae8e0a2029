-- What PostgreSQL tells of the schema of the book: rows of a part and what it says, by these queries in order.
-- `:book` are the names of the book's tables, `:in` is their schema.

SELECT 'table ' || relname,
    CASE WHEN relkind = 'r' AND relpersistence = 'p' THEN 'a lasting table' ELSE 'another thing' END
    || CASE WHEN relrowsecurity THEN ', row by row' ELSE '' END
FROM pg_class WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) ORDER BY 1

SELECT 'column ' || relname || '.' || attname,
    format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
    || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '')
FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND attnum > 0 AND NOT attisdropped ORDER BY relname, attnum

SELECT 'constraint ' || conname || ' of ' || relname,
    pg_get_constraintdef(pg_constraint.oid) || CASE WHEN convalidated THEN '' ELSE ' not validated' END
FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND contype IN ('c', 'p', 'u', 'f', 'x') ORDER BY 1

SELECT 'index ' || other.relname,
    pg_get_indexdef(indexrelid) || CASE WHEN indisvalid THEN '' ELSE ' not valid' END
FROM pg_index JOIN pg_class ON pg_class.oid = indrelid JOIN pg_class AS other ON other.oid = indexrelid
WHERE pg_class.relname = ANY (:book) AND pg_class.relnamespace = CAST(:in AS regnamespace) ORDER BY 1

-- Triggers of foreign keys have numbers in their names: it only counts that all are on.
SELECT 'foreign-key check of ' || relname, 'always'
FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND tgisinternal GROUP BY relname HAVING bool_and(tgenabled = 'O') ORDER BY 1

SELECT 'trigger ' || tgname, relname || ' ' || proname || ' ' || tgtype || ' '
    || CASE WHEN tgenabled = 'O' AND tgqual IS NULL AND tgnargs = 0 AND CAST(tgattr AS text) = '' THEN 'always'
        ELSE 'at times' END
FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND NOT tgisinternal ORDER BY 1

-- Functions that triggers call, and those that ours should call: `:functions`.
SELECT DISTINCT 'function ' || proname, lanname || ' '
    || CASE WHEN prosecdef THEN 'by its owner ' ELSE '' END
    || coalesce(array_to_string(proconfig, ', '), '') || ' ' || prosrc
FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
    LEFT JOIN (
        SELECT tgfoid FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND NOT tgisinternal
    ) AS called ON pg_proc.oid = tgfoid
WHERE tgfoid IS NOT NULL OR (proname = ANY (:functions) AND pronamespace = CAST(:in AS regnamespace)) ORDER BY 1

SELECT 'rule ' || rulename || ' of ' || relname, pg_get_ruledef(pg_rewrite.oid)
FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class
WHERE relname = ANY (:book) AND relnamespace = CAST(:in AS regnamespace) AND rulename <> '_RETURN' ORDER BY 1
