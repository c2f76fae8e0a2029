DROP FUNCTION book_refuses, nights_begin_empty, nights_follow_entries, entries_in_order, entries_move_the_head,
    accounts_open_empty, accounts_follow_transfers, transfers_fit, transfers_move_balances
