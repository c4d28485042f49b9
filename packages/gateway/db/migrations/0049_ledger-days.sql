CREATE TABLE "ledger_day" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"product" text NOT NULL,
	"credits" bigint NOT NULL,
	"debits" bigint NOT NULL,
	"movements" integer NOT NULL,
	CONSTRAINT "ledger_day_account_id_day_code_product_pk" PRIMARY KEY("account_id","day","code","product")
);
--> statement-breakpoint
DROP INDEX "ledger_transfer_debit_idx";--> statement-breakpoint
DROP INDEX "ledger_transfer_credit_idx";--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "product" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfer_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "ledger_transfer_debit_rare_idx" ON "ledger_transfer" USING btree ("debit_id","at","seq") WHERE "ledger_transfer"."product" = '';--> statement-breakpoint
CREATE INDEX "ledger_transfer_credit_rare_idx" ON "ledger_transfer" USING btree ("credit_id","at","seq") WHERE "ledger_transfer"."product" = '';--> statement-breakpoint
CREATE INDEX "ledger_transfer_debit_idx" ON "ledger_transfer" USING btree ("debit_id","at","seq");--> statement-breakpoint
CREATE INDEX "ledger_transfer_credit_idx" ON "ledger_transfer" USING btree ("credit_id","at","seq");--> statement-breakpoint
-- What was played by the transfers there are. They are append-only: this is the one time that a column of theirs is filled.
ALTER TABLE "ledger_transfer" DISABLE TRIGGER ledger_transfer_append_only;--> statement-breakpoint
UPDATE ledger_transfer t SET product = p.game_code FROM (SELECT id, game_code FROM bet UNION ALL SELECT id, game_code FROM chase_plan) p WHERE p.id::text = t.ref;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ENABLE TRIGGER ledger_transfer_append_only;--> statement-breakpoint
-- Days are the merchant's: `ledger.zone` names the zone, and whoever changes it sums everything anew. Only members' accounts have rows: whoever
-- writes transfers of an account holds it, so that no two wait for each other here.
CREATE FUNCTION sum_ledger_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value #>> '{}' FROM setting WHERE key = 'ledger.zone'), 'UTC');
BEGIN
  INSERT INTO ledger_day AS d (account_id, day, code, product, credits, debits, movements)
  SELECT side.account_id, (side.at AT TIME ZONE zone)::date, side.code, side.product, sum(side.credit), sum(side.debit), count(*)
  FROM (
    SELECT credit_id AS account_id, at, code, product, amount AS credit, 0 AS debit FROM fresh
    UNION ALL
    SELECT debit_id, at, code, product, 0, amount FROM fresh
  ) side
  WHERE (SELECT a.cached FROM ledger_account a WHERE a.id = side.account_id)
  GROUP BY 1, 2, 3, 4
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, day, code, product) DO UPDATE
  SET credits = d.credits + excluded.credits, debits = d.debits + excluded.debits, movements = d.movements + excluded.movements;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_sums_days AFTER INSERT ON ledger_transfer REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_ledger_days();
