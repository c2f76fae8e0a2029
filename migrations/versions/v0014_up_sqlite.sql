-- The house: one head, which its next entry moves.
CREATE TRIGGER house_has_one_head BEFORE INSERT ON house
BEGIN
    SELECT RAISE(ABORT, 'the house has one head');
END

CREATE TRIGGER house_follows_entries BEFORE UPDATE ON house
WHEN NEW.id IS NOT OLD.id OR NEW.head_number IS NOT OLD.head_number + 1
    OR NOT EXISTS (SELECT 1 FROM house_entries WHERE number = NEW.head_number AND hash = NEW.head_hash)
BEGIN
    SELECT RAISE(ABORT, 'only the next entry moves the head of the house');
END

CREATE TRIGGER house_is_kept BEFORE DELETE ON house
BEGIN
    SELECT RAISE(ABORT, 'the head of the house is never deleted');
END

CREATE TRIGGER house_in_order BEFORE INSERT ON house_entries
WHEN NEW.number IS NOT (SELECT head_number + 1 FROM house) OR length(NEW.hash) IS NOT 32
    OR EXISTS (SELECT 1 FROM house_entries WHERE sender = NEW.sender AND "key" = NEW."key")
BEGIN
    SELECT RAISE(ABORT, 'an entry of the house is the next one, under a key of its own');
END

CREATE TRIGGER house_moves_on AFTER INSERT ON house_entries
BEGIN
    UPDATE house SET head_number = NEW.number, head_hash = NEW.hash;
END

CREATE TRIGGER house_entries_never_change BEFORE UPDATE ON house_entries
BEGIN
    SELECT RAISE(ABORT, 'an entry of the house never changes');
END

CREATE TRIGGER house_entries_are_kept BEFORE DELETE ON house_entries
BEGIN
    SELECT RAISE(ABORT, 'an entry of the house is never deleted');
END
