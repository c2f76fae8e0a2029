-- A write of the book in one call, which is a transaction by itself: one way to the server and back. It writes only where
-- the head of the night is still the entry `since` and the request was never made before; otherwise it writes nothing and
-- returns the entries that the caller does not know. It has no rights but its caller's, and every guard looks at what it does.
CREATE FUNCTION {schema}.book_write(
    of_night bigint, since bigint, said bytea, chained bytea, asked_by text, asked_key text,
    new_accounts text[], new_commodities text[], new_floors bigint[],
    sources text[], targets text[], amounts bigint[], reasons text[],
    of_table bigint, drops_seed boolean, new_seed bytea, promised text
) RETURNS SETOF {schema}.entries LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    head bigint;
    moved bigint;
BEGIN
    -- Each statement sees what was committed before it began: what is read after the lock is the newest there is.
    SELECT head_number INTO STRICT head FROM {schema}.nights WHERE id = of_night FOR UPDATE;
    IF head <> since OR EXISTS (SELECT 1 FROM {schema}.entries WHERE sender = asked_by AND key = asked_key) THEN
        RETURN QUERY SELECT * FROM {schema}.entries
            WHERE (night = of_night AND number > since) OR (sender = asked_by AND key = asked_key) ORDER BY number;
        RETURN;
    END IF;
    INSERT INTO {schema}.entries (night, number, body, hash, sender, key)
        VALUES (of_night, since + 1, said, chained, asked_by, asked_key);
    IF cardinality(new_accounts) > 0 THEN
        INSERT INTO {schema}.accounts (night, name, commodity, floor, balance)
            SELECT of_night, name, commodity, floor, 0
            FROM unnest(new_accounts, new_commodities, new_floors) AS new (name, commodity, floor)
            ON CONFLICT (night, name) DO NOTHING;
    END IF;
    IF cardinality(amounts) > 0 THEN
        INSERT INTO {schema}.transfers (night, entry, position, source, target, amount, why)
            SELECT of_night, since + 1, part.position - 1, source.id, target.id, part.amount, part.why
            FROM unnest(sources, targets, amounts, reasons) WITH ORDINALITY
                AS part (source, target, amount, why, position)
            JOIN {schema}.accounts AS source ON source.night = of_night AND source.name = part.source
            JOIN {schema}.accounts AS target ON target.night = of_night AND target.name = part.target
            ORDER BY part.position;
        GET DIAGNOSTICS moved = ROW_COUNT;
        IF moved <> cardinality(amounts) THEN
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

-- As in step 0004, in one query each: what they refuse and what they do is the same.
CREATE OR REPLACE FUNCTION {schema}.transfers_fit() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.source = NEW.target
        OR NOT EXISTS (
            SELECT 1 FROM {schema}.nights JOIN {schema}.accounts AS source ON source.night = nights.id
                JOIN {schema}.accounts AS target ON target.night = nights.id AND target.commodity = source.commodity
            WHERE nights.id = NEW.night AND nights.head_number = NEW.entry
                AND source.id = NEW.source AND target.id = NEW.target
        )
    THEN
        RAISE EXCEPTION 'a transfer is between two accounts of one night and commodity, in its newest entry'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.transfers_move_balances() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE {schema}.accounts
        SET balance = balance + CASE id WHEN NEW.target THEN NEW.amount ELSE - NEW.amount END, last_transfer = NEW.id
        WHERE id IN (NEW.source, NEW.target);
    RETURN NULL;
END $$
