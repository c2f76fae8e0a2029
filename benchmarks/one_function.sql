-- Bare double entry beside which the book's writes are measured, in the manner of pgledger: one function moves an amount
-- between two accounts and keeps each one's balance, and a line for each with the balance before and after. No night, no
-- chain, no idempotency key, nothing that refuses a change of what was written.

CREATE TABLE plain_accounts (
    id bigserial PRIMARY KEY, name text NOT NULL, balance bigint NOT NULL DEFAULT 0, version bigint NOT NULL DEFAULT 0,
    floor bigint, CHECK (floor IS NULL OR balance >= floor)
);

CREATE TABLE plain_transfers (
    id bigserial PRIMARY KEY, source bigint NOT NULL REFERENCES plain_accounts, target bigint NOT NULL REFERENCES plain_accounts,
    amount bigint NOT NULL CHECK (amount > 0), at timestamptz NOT NULL DEFAULT now(), CHECK (source <> target)
);

CREATE TABLE plain_lines (
    id bigserial PRIMARY KEY, account bigint NOT NULL REFERENCES plain_accounts, transfer bigint NOT NULL REFERENCES plain_transfers,
    amount bigint NOT NULL, balance_before bigint NOT NULL, balance_after bigint NOT NULL, version bigint NOT NULL
);

CREATE INDEX ON plain_transfers (source);

CREATE INDEX ON plain_transfers (target);

CREATE INDEX ON plain_lines (account);

CREATE INDEX ON plain_lines (transfer);

CREATE FUNCTION plain_transfer(from_account bigint, to_account bigint, moved bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    made bigint;
    here plain_accounts;
BEGIN
    PERFORM 1 FROM plain_accounts WHERE id IN (from_account, to_account) ORDER BY id FOR UPDATE;
    INSERT INTO plain_transfers (source, target, amount) VALUES (from_account, to_account, moved) RETURNING id INTO made;
    UPDATE plain_accounts SET balance = balance - moved, version = version + 1 WHERE id = from_account RETURNING * INTO here;
    INSERT INTO plain_lines (account, transfer, amount, balance_before, balance_after, version)
        VALUES (from_account, made, -moved, here.balance + moved, here.balance, here.version);
    UPDATE plain_accounts SET balance = balance + moved, version = version + 1 WHERE id = to_account RETURNING * INTO here;
    INSERT INTO plain_lines (account, transfer, amount, balance_before, balance_after, version)
        VALUES (to_account, made, moved, here.balance - moved, here.balance, here.version);
    RETURN made;
END $$;
