DROP TRIGGER entries_are_checked

DROP TRIGGER accounts_are_checked

DROP TRIGGER accounts_keep_their_floor

DROP TRIGGER transfers_are_checked
