CREATE TABLE "figure_day" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"deposit_rows" integer DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"withdrawal_rows" integer DEFAULT 0 NOT NULL,
	"moved" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_day_member_id_day_game_type_pk" PRIMARY KEY("member_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "figure_delta" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_delta_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"deposit_rows" integer DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"withdrawal_rows" integer DEFAULT 0 NOT NULL,
	"moved" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_team_day" (
	"agent_id" uuid NOT NULL,
	"direct" boolean NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"deposit_rows" integer DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"withdrawal_rows" integer DEFAULT 0 NOT NULL,
	"moved" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_team_day_agent_id_direct_day_game_type_pk" PRIMARY KEY("agent_id","direct","day","game_type")
);
--> statement-breakpoint
CREATE INDEX "figure_day_day_idx" ON "figure_day" USING btree ("day");--> statement-breakpoint
-- What a member's accounts rise by and what goes to payment providers are figures, too: beside the sums of days their changes are put down
-- for the job that folds them. Nothing here waits for another transaction.
CREATE OR REPLACE FUNCTION sum_ledger_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value #>> '{}' FROM setting WHERE key = 'ledger.zone'), 'UTC');
BEGIN
  WITH side AS MATERIALIZED (
    SELECT s.account_id, a.owner_id, (s.at AT TIME ZONE zone)::date AS day, s.code, s.product, sum(s.credit) AS credits, sum(s.debit) AS debits,
      count(*) AS movements
    FROM (
      SELECT credit_id AS account_id, at, code, product, amount AS credit, 0 AS debit FROM fresh
      UNION ALL
      SELECT debit_id, at, code, product, 0, amount FROM fresh
    ) s JOIN ledger_account a ON a.id = s.account_id AND a.cached
    GROUP BY 1, 2, 3, 4, 5
  ), days AS (
    INSERT INTO ledger_day AS d (account_id, day, code, product, credits, debits, movements)
    SELECT account_id, day, code, product, credits, debits, movements FROM side ORDER BY 1, 2, 3, 4
    ON CONFLICT (account_id, day, code, product) DO UPDATE
    SET credits = d.credits + excluded.credits, debits = d.debits + excluded.debits, movements = d.movements + excluded.movements
  )
  INSERT INTO figure_delta (member_id, day, game_type, moved)
  SELECT owner_id, day, '', sum(credits - debits) FROM side WHERE owner_id IS NOT NULL GROUP BY 1, 2 HAVING sum(credits - debits) <> 0;
  IF EXISTS (SELECT FROM fresh WHERE product = '' AND code IN ('WITHDRAWAL', 'WITHDRAWAL_CREDIT')) THEN
    INSERT INTO figure_delta (member_id, day, game_type, withdrawals, withdrawal_rows)
    SELECT p.owner_id, (f.at AT TIME ZONE zone)::date, '', f.amount, 1 FROM fresh f
      JOIN ledger_account p ON p.id = f.debit_id AND p.owner_id IS NOT NULL JOIN ledger_account c ON c.id = f.credit_id AND c.owner_id IS NULL
      WHERE f.code = 'WITHDRAWAL' AND f.product = ''
    UNION ALL
    SELECT p.owner_id, (f.at AT TIME ZONE zone)::date, '', -f.amount, 1 FROM fresh f
      JOIN ledger_account p ON p.id = f.credit_id AND p.owner_id IS NOT NULL WHERE f.code = 'WITHDRAWAL_CREDIT' AND f.product = '';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a deposit counts for, once for its credit and once for what was taken back of it; `factor` -1 takes that away again.
CREATE FUNCTION figure_of_deposit(d deposit, factor integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_delta (member_id, day, game_type, deposits, credits, deposit_rows)
  SELECT d.member_id, (part.at AT TIME ZONE coalesce((SELECT value #>> '{}' FROM setting WHERE key = 'ledger.zone'), 'UTC'))::date, '',
    factor * part.amount, factor * part.credits, factor
  FROM (VALUES (d.credited_at, d.amount, 1, d.state IN ('CREDITED', 'REVERSED')), (d.changed_at, -d.amount, 0, d.state = 'REVERSED'))
    AS part(at, amount, credits, counts)
  WHERE part.counts AND part.at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION note_deposit_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM figure_of_deposit(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM figure_of_deposit(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_figures_made AFTER INSERT OR DELETE ON deposit FOR EACH ROW EXECUTE FUNCTION note_deposit_figures();
--> statement-breakpoint
CREATE TRIGGER deposit_figures_changed AFTER UPDATE ON deposit FOR EACH ROW
  WHEN ((OLD.state, OLD.amount, OLD.credited_at, OLD.member_id) IS DISTINCT FROM (NEW.state, NEW.amount, NEW.credited_at, NEW.member_id)
    OR (NEW.state = 'REVERSED' AND OLD.changed_at IS DISTINCT FROM NEW.changed_at))
  EXECUTE FUNCTION note_deposit_figures();
--> statement-breakpoint
CREATE FUNCTION note_member_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value #>> '{}' FROM setting WHERE key = 'ledger.zone'), 'UTC');
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_delta (member_id, day, game_type, joined) VALUES (OLD.id, (OLD.joined_at AT TIME ZONE zone)::date, '', -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_delta (member_id, day, game_type, joined) VALUES (NEW.id, (NEW.joined_at AT TIME ZONE zone)::date, '', 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_figures_made AFTER INSERT OR DELETE ON member FOR EACH ROW EXECUTE FUNCTION note_member_figures();
--> statement-breakpoint
CREATE TRIGGER member_figures_changed AFTER UPDATE ON member FOR EACH ROW WHEN (OLD.joined_at IS DISTINCT FROM NEW.joined_at)
  EXECUTE FUNCTION note_member_figures();
