ALTER TABLE "ledger_transfer" DROP CONSTRAINT "ledger_transfer_debit_id_ledger_account_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_transfer" DROP CONSTRAINT "ledger_transfer_credit_id_ledger_account_id_fk";
--> statement-breakpoint
-- In place of the foreign keys: what they held, held once a statement. Accounts stay for ever, so that no lock on them is needed.
-- The sides are looked up one by one in subqueries, so that no cached plan ever reads all accounts for a single transfer.
CREATE FUNCTION require_ledger_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh
    WHERE (SELECT a.id FROM ledger_account a WHERE a.id = fresh.debit_id) IS NULL
      OR (SELECT a.id FROM ledger_account a WHERE a.id = fresh.credit_id) IS NULL
  ) THEN
    RAISE EXCEPTION 'a transfer names an account that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_sides_exist AFTER INSERT ON ledger_transfer REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION require_ledger_sides();
--> statement-breakpoint
CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows stay for ever', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_stays BEFORE DELETE OR UPDATE OF id ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
