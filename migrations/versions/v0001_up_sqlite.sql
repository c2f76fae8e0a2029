-- INSERT OR REPLACE deletes the row that is in its way without a word to DELETE triggers (unless
-- recursive_triggers is on, which another program's connection need not have): so every insert is refused
-- that meets an existing row on any of its keys.

-- Nights: a night begins empty; only its next entry moves the head.
CREATE TRIGGER nights_begin_empty BEFORE INSERT ON nights
WHEN NEW.head_number IS NOT 0 OR NEW.head_hash IS NOT zeroblob(32)
    OR EXISTS (SELECT 1 FROM nights WHERE id = NEW.id OR slug = NEW.slug)
BEGIN
    SELECT RAISE(ABORT, 'a night begins empty, under a slug of its own');
END

CREATE TRIGGER nights_follow_entries BEFORE UPDATE ON nights
WHEN NEW.id IS NOT OLD.id OR NEW.slug IS NOT OLD.slug OR NEW.head_number IS NOT OLD.head_number + 1
    OR NOT EXISTS (
        SELECT 1 FROM entries
        WHERE night = OLD.id AND number = NEW.head_number AND hash = NEW.head_hash
    )
BEGIN
    SELECT RAISE(ABORT, 'only the next entry moves the head of a night');
END

CREATE TRIGGER nights_are_kept BEFORE DELETE ON nights
BEGIN
    SELECT RAISE(ABORT, 'a night is never deleted');
END

-- Entries: one more each time, never changed.
CREATE TRIGGER entries_in_order BEFORE INSERT ON entries
WHEN NEW.number IS NOT (SELECT head_number + 1 FROM nights WHERE id = NEW.night)
    OR EXISTS (SELECT 1 FROM entries WHERE sender = NEW.sender AND "key" = NEW."key")
BEGIN
    SELECT RAISE(ABORT, 'an entry is the next of its night, under a key of its own');
END

CREATE TRIGGER entries_move_the_head AFTER INSERT ON entries
BEGIN
    UPDATE nights SET head_number = NEW.number, head_hash = NEW.hash WHERE id = NEW.night;
END

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'an entry is never changed');
END

CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'an entry is never deleted');
END

-- Accounts: opened empty, then changed by transfers alone.
CREATE TRIGGER accounts_open_empty BEFORE INSERT ON accounts
WHEN NEW.balance IS NOT 0 OR NEW.last_transfer IS NOT NULL
    OR EXISTS (SELECT 1 FROM accounts WHERE id = NEW.id OR (night = NEW.night AND name = NEW.name))
BEGIN
    SELECT RAISE(ABORT, 'an account opens empty, under a name of its own');
END

CREATE TRIGGER accounts_follow_transfers BEFORE UPDATE ON accounts
WHEN NEW.id IS NOT OLD.id OR NEW.night IS NOT OLD.night OR NEW.name IS NOT OLD.name
    OR NEW.commodity IS NOT OLD.commodity OR NEW.floor IS NOT OLD.floor
    OR NEW.last_transfer <= OLD.last_transfer
    OR NOT EXISTS (
        SELECT 1 FROM transfers
        WHERE id = NEW.last_transfer AND (
            (source = OLD.id AND NEW.balance = OLD.balance - amount)
            OR (target = OLD.id AND NEW.balance = OLD.balance + amount)
        )
    )
BEGIN
    SELECT RAISE(ABORT, 'a balance is changed by a new transfer alone');
END

CREATE TRIGGER accounts_are_kept BEFORE DELETE ON accounts
BEGIN
    SELECT RAISE(ABORT, 'an account is never deleted');
END

-- Transfers: part of the entry that is being written, between two accounts of its night and one commodity.
CREATE TRIGGER transfers_fit BEFORE INSERT ON transfers
WHEN NEW.source IS NEW.target
    OR NEW.entry IS NOT (SELECT head_number FROM nights WHERE id = NEW.night)
    OR NOT EXISTS (
        SELECT 1 FROM accounts AS source JOIN accounts AS target ON source.commodity = target.commodity
        WHERE source.id = NEW.source AND target.id = NEW.target
            AND source.night = NEW.night AND target.night = NEW.night
    )
    OR EXISTS (
        SELECT 1 FROM transfers
        WHERE id = NEW.id OR (night = NEW.night AND entry = NEW.entry AND position = NEW.position)
    )
BEGIN
    SELECT RAISE(ABORT, 'a transfer is between two accounts of one night and commodity, in its newest entry');
END

CREATE TRIGGER transfers_move_balances AFTER INSERT ON transfers
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE id = NEW.source;
    UPDATE accounts SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE id = NEW.target;
END

CREATE TRIGGER transfers_never_change BEFORE UPDATE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'a transfer is never changed');
END

CREATE TRIGGER transfers_are_kept BEFORE DELETE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'a transfer is never deleted');
END
