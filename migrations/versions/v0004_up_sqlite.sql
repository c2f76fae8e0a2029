-- What the tables' own CHECK and REFERENCES clauses say, said by triggers as well: a connection can switch those clauses
-- off (ignore_check_constraints, foreign_keys), and no pragma switches a trigger off.

CREATE TRIGGER entries_are_checked BEFORE INSERT ON entries
WHEN (NEW.number > 0 AND length(NEW.hash) = 32) IS NOT TRUE
BEGIN
    SELECT RAISE(ABORT, 'an entry has a number above zero and a hash of 32 bytes');
END

CREATE TRIGGER accounts_are_checked BEFORE INSERT ON accounts
WHEN (NEW.commodity IN ('chips', 'cash', 'marker')) IS NOT TRUE
    OR NEW.floor IS NOT NULL AND NEW.floor IS NOT 0
    OR NOT EXISTS (SELECT 1 FROM nights WHERE id = NEW.night)
BEGIN
    SELECT RAISE(ABORT, 'an account of a night counts chips, cash or markers, and its floor is zero or none');
END

CREATE TRIGGER accounts_keep_their_floor BEFORE UPDATE ON accounts
WHEN (OLD.floor IS NULL OR NEW.balance >= OLD.floor) IS NOT TRUE
BEGIN
    SELECT RAISE(ABORT, 'an account never goes below its floor');
END

CREATE TRIGGER transfers_are_checked BEFORE INSERT ON transfers
WHEN (NEW.amount > 0 AND NEW.position >= 0) IS NOT TRUE
BEGIN
    SELECT RAISE(ABORT, 'a transfer moves a positive amount');
END
