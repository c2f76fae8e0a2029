-- The functions of step 0001 once more, so that no table of another schema can stand in for one of the book's. PostgreSQL
-- looks for a name among a session's temporary tables first, so whoever may make one could hand these functions an
-- `entries` or `transfers` of their own. Here every table is named with its schema, and nothing else is looked up but
-- what PostgreSQL itself brings.

CREATE OR REPLACE FUNCTION {schema}.book_refuses() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = 'the book refuses to ' || lower(TG_OP) || ' ' || TG_TABLE_NAME,
        ERRCODE = 'integrity_constraint_violation';
END $$

CREATE OR REPLACE FUNCTION {schema}.nights_begin_empty() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.head_number <> 0 OR NEW.head_hash <> decode(repeat('00', 32), 'hex') THEN
        RAISE EXCEPTION 'a night begins empty' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.nights_follow_entries() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.slug <> OLD.slug OR NEW.head_number <> OLD.head_number + 1
        OR NOT EXISTS (
            SELECT 1 FROM {schema}.entries
            WHERE night = OLD.id AND number = NEW.head_number AND hash = NEW.head_hash
        )
    THEN
        RAISE EXCEPTION 'only the next entry moves the head of a night'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.entries_in_order() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.number IS DISTINCT FROM (SELECT head_number + 1 FROM {schema}.nights WHERE id = NEW.night) THEN
        RAISE EXCEPTION 'an entry is the next of its night' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.entries_move_the_head() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE {schema}.nights SET head_number = NEW.number, head_hash = NEW.hash WHERE id = NEW.night;
    RETURN NULL;
END $$

CREATE OR REPLACE FUNCTION {schema}.accounts_open_empty() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.balance <> 0 OR NEW.last_transfer IS NOT NULL THEN
        RAISE EXCEPTION 'an account opens empty' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.accounts_follow_transfers() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.night <> OLD.night OR NEW.name <> OLD.name
        OR NEW.commodity <> OLD.commodity OR NEW.floor IS DISTINCT FROM OLD.floor
        OR NEW.last_transfer <= OLD.last_transfer
        OR NOT EXISTS (
            SELECT 1 FROM {schema}.transfers
            WHERE id = NEW.last_transfer AND (
                (source = OLD.id AND NEW.balance = OLD.balance - amount)
                OR (target = OLD.id AND NEW.balance = OLD.balance + amount)
            )
        )
    THEN
        RAISE EXCEPTION 'a balance is changed by a new transfer alone'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE OR REPLACE FUNCTION {schema}.transfers_fit() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.source = NEW.target
        OR NEW.entry IS DISTINCT FROM (SELECT head_number FROM {schema}.nights WHERE id = NEW.night)
        OR NOT EXISTS (
            SELECT 1 FROM {schema}.accounts AS source JOIN {schema}.accounts AS target ON source.commodity = target.commodity
            WHERE source.id = NEW.source AND target.id = NEW.target
                AND source.night = NEW.night AND target.night = NEW.night
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
    UPDATE {schema}.accounts SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE id = NEW.source;
    UPDATE {schema}.accounts SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE id = NEW.target;
    RETURN NULL;
END $$
