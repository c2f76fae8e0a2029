-- What the triggers of SQLite's file say, in PostgreSQL's words. Keys guard themselves here: nothing replaces a row.

CREATE FUNCTION book_refuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = 'the book refuses to ' || lower(TG_OP) || ' ' || TG_TABLE_NAME,
        ERRCODE = 'integrity_constraint_violation';
END $$

-- Nights: a night begins empty; only its next entry moves the head.
CREATE FUNCTION nights_begin_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.head_number <> 0 OR NEW.head_hash <> decode(repeat('00', 32), 'hex') THEN
        RAISE EXCEPTION 'a night begins empty' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER nights_begin_empty BEFORE INSERT ON nights
FOR EACH ROW EXECUTE FUNCTION nights_begin_empty()

CREATE FUNCTION nights_follow_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.slug <> OLD.slug OR NEW.head_number <> OLD.head_number + 1
        OR NOT EXISTS (
            SELECT 1 FROM entries
            WHERE night = OLD.id AND number = NEW.head_number AND hash = NEW.head_hash
        )
    THEN
        RAISE EXCEPTION 'only the next entry moves the head of a night'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER nights_follow_entries BEFORE UPDATE ON nights
FOR EACH ROW EXECUTE FUNCTION nights_follow_entries()

CREATE TRIGGER nights_are_kept BEFORE DELETE ON nights
FOR EACH ROW EXECUTE FUNCTION book_refuses()

CREATE TRIGGER nights_are_not_emptied BEFORE TRUNCATE ON nights
FOR EACH STATEMENT EXECUTE FUNCTION book_refuses()

-- Entries: one more each time, never changed.
CREATE FUNCTION entries_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number IS DISTINCT FROM (SELECT head_number + 1 FROM nights WHERE id = NEW.night) THEN
        RAISE EXCEPTION 'an entry is the next of its night' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER entries_in_order BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_in_order()

CREATE FUNCTION entries_move_the_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE nights SET head_number = NEW.number, head_hash = NEW.hash WHERE id = NEW.night;
    RETURN NULL;
END $$

CREATE TRIGGER entries_move_the_head AFTER INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_move_the_head()

CREATE TRIGGER entries_never_change BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION book_refuses()

CREATE TRIGGER entries_are_not_emptied BEFORE TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION book_refuses()

-- Accounts: opened empty, then changed by transfers alone.
CREATE FUNCTION accounts_open_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.balance <> 0 OR NEW.last_transfer IS NOT NULL THEN
        RAISE EXCEPTION 'an account opens empty' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER accounts_open_empty BEFORE INSERT ON accounts
FOR EACH ROW EXECUTE FUNCTION accounts_open_empty()

CREATE FUNCTION accounts_follow_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.night <> OLD.night OR NEW.name <> OLD.name
        OR NEW.commodity <> OLD.commodity OR NEW.floor IS DISTINCT FROM OLD.floor
        OR NEW.last_transfer <= OLD.last_transfer
        OR NOT EXISTS (
            SELECT 1 FROM transfers
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

CREATE TRIGGER accounts_follow_transfers BEFORE UPDATE ON accounts
FOR EACH ROW EXECUTE FUNCTION accounts_follow_transfers()

CREATE TRIGGER accounts_are_kept BEFORE DELETE ON accounts
FOR EACH ROW EXECUTE FUNCTION book_refuses()

CREATE TRIGGER accounts_are_not_emptied BEFORE TRUNCATE ON accounts
FOR EACH STATEMENT EXECUTE FUNCTION book_refuses()

-- Transfers: part of the entry that is being written, between two accounts of its night and one commodity.
CREATE FUNCTION transfers_fit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.source = NEW.target
        OR NEW.entry IS DISTINCT FROM (SELECT head_number FROM nights WHERE id = NEW.night)
        OR NOT EXISTS (
            SELECT 1 FROM accounts AS source JOIN accounts AS target ON source.commodity = target.commodity
            WHERE source.id = NEW.source AND target.id = NEW.target
                AND source.night = NEW.night AND target.night = NEW.night
        )
    THEN
        RAISE EXCEPTION 'a transfer is between two accounts of one night and commodity, in its newest entry'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER transfers_fit BEFORE INSERT ON transfers
FOR EACH ROW EXECUTE FUNCTION transfers_fit()

CREATE FUNCTION transfers_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE id = NEW.source;
    UPDATE accounts SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE id = NEW.target;
    RETURN NULL;
END $$

CREATE TRIGGER transfers_move_balances AFTER INSERT ON transfers
FOR EACH ROW EXECUTE FUNCTION transfers_move_balances()

CREATE TRIGGER transfers_never_change BEFORE UPDATE OR DELETE ON transfers
FOR EACH ROW EXECUTE FUNCTION book_refuses()

CREATE TRIGGER transfers_are_not_emptied BEFORE TRUNCATE ON transfers
FOR EACH STATEMENT EXECUTE FUNCTION book_refuses()
