-- What the triggers of SQLite's file say, in PostgreSQL's words.

CREATE FUNCTION {schema}.house_has_one_head() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RAISE EXCEPTION 'the house has one head' USING ERRCODE = 'integrity_constraint_violation';
END $$

CREATE TRIGGER house_has_one_head BEFORE INSERT ON house
FOR EACH ROW EXECUTE FUNCTION {schema}.house_has_one_head()

CREATE FUNCTION {schema}.house_follows_entries() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.head_number <> OLD.head_number + 1
        OR NOT EXISTS (
            SELECT 1 FROM {schema}.house_entries
            WHERE number = NEW.head_number AND hash = NEW.head_hash
        )
    THEN
        RAISE EXCEPTION 'only the next entry moves the head of the house'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER house_follows_entries BEFORE UPDATE ON house
FOR EACH ROW EXECUTE FUNCTION {schema}.house_follows_entries()

CREATE TRIGGER house_is_kept BEFORE DELETE ON house
FOR EACH ROW EXECUTE FUNCTION {schema}.book_refuses()

CREATE TRIGGER house_is_not_emptied BEFORE TRUNCATE ON house
FOR EACH STATEMENT EXECUTE FUNCTION {schema}.book_refuses()

CREATE FUNCTION {schema}.house_in_order() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NEW.number IS DISTINCT FROM (SELECT head_number + 1 FROM {schema}.house) THEN
        RAISE EXCEPTION 'an entry of the house is the next one'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$

CREATE TRIGGER house_in_order BEFORE INSERT ON house_entries
FOR EACH ROW EXECUTE FUNCTION {schema}.house_in_order()

CREATE FUNCTION {schema}.house_moves_on() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE {schema}.house SET head_number = NEW.number, head_hash = NEW.hash;
    RETURN NULL;
END $$

CREATE TRIGGER house_moves_on AFTER INSERT ON house_entries
FOR EACH ROW EXECUTE FUNCTION {schema}.house_moves_on()

CREATE TRIGGER house_entries_never_change BEFORE UPDATE OR DELETE ON house_entries
FOR EACH ROW EXECUTE FUNCTION {schema}.book_refuses()

CREATE TRIGGER house_entries_are_not_emptied BEFORE TRUNCATE ON house_entries
FOR EACH STATEMENT EXECUTE FUNCTION {schema}.book_refuses()
