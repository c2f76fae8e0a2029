-- A write of the book in one call, as step 0011 has it; the transfers are read off the entry's own body, and a key that was
-- used before is found by the insert itself.
DROP FUNCTION {schema}.book_write

CREATE FUNCTION {schema}.book_write(
    of_night bigint, since bigint, said bytea, chained bytea, asked_by text, asked_key text,
    new_accounts text[], new_commodities text[], new_floors bigint[],
    of_table bigint, drops_seed boolean, new_seed bytea, promised text
) RETURNS SETOF {schema}.entries LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    head bigint;
    legs json;
    moved bigint;
BEGIN
    -- Each statement sees what was committed before it began: what is read after the lock is the newest there is.
    SELECT head_number INTO STRICT head FROM {schema}.nights WHERE id = of_night FOR UPDATE;
    IF head = since THEN
        INSERT INTO {schema}.entries (night, number, body, hash, sender, key)
            VALUES (of_night, since + 1, said, chained, asked_by, asked_key)
            ON CONFLICT (sender, key) DO NOTHING;
    END IF;
    IF head <> since OR NOT FOUND THEN
        RETURN QUERY SELECT * FROM {schema}.entries
            WHERE (night = of_night AND number > since) OR (sender = asked_by AND key = asked_key) ORDER BY number;
        RETURN;
    END IF;
    IF new_accounts IS NOT NULL THEN
        INSERT INTO {schema}.accounts (night, name, commodity, floor, balance)
            SELECT of_night, name, commodity, floor, 0
            FROM unnest(new_accounts, new_commodities, new_floors) AS new (name, commodity, floor)
            ON CONFLICT (night, name) DO NOTHING;
    END IF;
    legs := convert_from(said, 'UTF8')::json -> 'transfers';
    IF json_array_length(legs) > 0 THEN
        INSERT INTO {schema}.transfers (night, entry, position, source, target, amount, why)
            SELECT of_night, since + 1, part.position - 1, source.id, target.id, (part.leg ->> 2)::bigint, part.leg ->> 3
            FROM json_array_elements(legs) WITH ORDINALITY AS part (leg, position)
            JOIN {schema}.accounts AS source ON source.night = of_night AND source.name = part.leg ->> 0
            JOIN {schema}.accounts AS target ON target.night = of_night AND target.name = part.leg ->> 1
            ORDER BY part.position;
        GET DIAGNOSTICS moved = ROW_COUNT;
        IF moved <> json_array_length(legs) THEN
            RAISE EXCEPTION 'a transfer is between two accounts of its night'
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
    END IF;
    IF drops_seed THEN
        DELETE FROM {schema}.secrets WHERE night = of_night AND (of_table IS NULL OR table_number = of_table);
    END IF;
    IF new_seed IS NOT NULL THEN
        INSERT INTO {schema}.secrets (night, table_number, seed, commitment)
            VALUES (of_night, of_table, new_seed, promised);
    END IF;
END $$
