CREATE TABLE "control_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"kind" text,
	"period" text,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "excluded_person" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "excluded_person_member_id_kind_hash_pk" PRIMARY KEY("member_id","kind","hash")
);
--> statement-breakpoint
CREATE TABLE "play_break" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_limit" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_limit_member_id_kind_period_currency_pk" PRIMARY KEY("member_id","kind","period","currency")
);
--> statement-breakpoint
CREATE TABLE "play_presence" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"reality_minutes" integer DEFAULT 60 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_raise" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirm_from" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_time" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "play_time_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_block" (
	"member_id" uuid NOT NULL,
	"product" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	"opens_at" timestamp (3) with time zone,
	CONSTRAINT "product_block_member_id_product_pk" PRIMARY KEY("member_id","product")
);
--> statement-breakpoint
ALTER TABLE "control_log" ADD CONSTRAINT "control_log_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_person" ADD CONSTRAINT "excluded_person_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_break" ADD CONSTRAINT "play_break_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limit" ADD CONSTRAINT "play_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_presence" ADD CONSTRAINT "play_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_raise" ADD CONSTRAINT "play_raise_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_time" ADD CONSTRAINT "play_time_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_block" ADD CONSTRAINT "product_block_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "control_log_member_idx" ON "control_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "excluded_person_hash_idx" ON "excluded_person" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "play_break_member_idx" ON "play_break" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "play_raise_waiting_key" ON "play_raise" USING btree ("member_id","kind","period","currency") WHERE "play_raise"."state" = 'WAITING';
--> statement-breakpoint
-- The first instant at which the zone's clocks show a midnight; where they never do, the one at which it is skipped.
CREATE FUNCTION play_midnight(local timestamp, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (c.shown - interval '1 hour') AT TIME ZONE zone = local THEN c.shown - interval '1 hour' ELSE c.shown END
  FROM (SELECT local AT TIME ZONE zone AS shown) c
$$;
--> statement-breakpoint
-- When the day, week (from Monday) or month of the zone's calendar that the instant is in began; `later` counts on by so many of them.
CREATE FUNCTION play_window(period text, instant timestamptz, zone text, later int) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT play_midnight(date_trunc(lower(period), instant AT TIME ZONE zone) + later * ('1 ' || lower(period))::interval, zone)
$$;
--> statement-breakpoint
CREATE FUNCTION play_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT s.value #>> '{}' FROM setting s WHERE s.key = 'eligibility.zone'), 'UTC')
$$;
--> statement-breakpoint
-- What a member staked, got back and paid in since an instant: what left their cash for play without what came back undone, what was won, and
-- what came of deposits. A plan counts when its money is locked, so that the bets made of it count no second time.
CREATE FUNCTION play_figures(player uuid, money text, since timestamptz, OUT staked bigint, OUT paid bigint, OUT deposited bigint)
LANGUAGE sql STABLE AS $$
  WITH cash AS (
    SELECT a.id FROM ledger_account a
    WHERE coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = player AND a.kind = 'player:cash' AND a.currency = money
  ), moved AS (
    SELECT t.code, -t.amount AS amount FROM ledger_transfer t, cash WHERE t.credit_id = cash.id AND t.at >= since
    UNION ALL
    SELECT t.code, t.amount FROM ledger_transfer t, cash WHERE t.debit_id = cash.id AND t.at >= since
  )
  SELECT coalesce(sum(amount) FILTER (WHERE code IN ('STAKE', 'LOCK', 'REFUND', 'RELEASE')), 0)::bigint,
    coalesce(-sum(amount) FILTER (WHERE code = 'PAYOUT'), 0)::bigint,
    coalesce(-sum(amount) FILTER (WHERE code = 'DEPOSIT'), 0)::bigint
  FROM moved
$$;
--> statement-breakpoint
DROP FUNCTION play_allowed(uuid, bigint, text, timestamptz);
--> statement-breakpoint
DROP FUNCTION play_refusal(uuid, bigint, text, timestamptz);
--> statement-breakpoint
-- Why a member may not be debited for play; null where nothing speaks against it. A stake of zero is money that was counted before, as a
-- plan's bets are paid by: it meets no limit. VOLATILE on purpose: where the statement that asks has waited for the member's account, the
-- question is asked once more, and must then see what was staked meanwhile.
CREATE FUNCTION play_refusal(player uuid, stake bigint, product text, at timestamptz, money text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  found_state text;
  found_type int;
  found_break text;
  seen record;
  bound record;
  figures record;
BEGIN
  SELECT m.state, m.type INTO found_state, found_type FROM member m WHERE m.id = player;
  IF found_state IS NULL THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  IF found_state <> 'ACTIVE' THEN RETURN 'ACCOUNT_BLOCKED'; END IF;
  IF found_type = (SELECT (s.value #>> '{}')::int FROM setting s WHERE s.key = 'eligibility.trial-type') THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  SELECT min(b.kind) INTO found_break FROM play_break b WHERE b.member_id = player AND (b.ends_at IS NULL OR b.ends_at > at);
  IF found_break IS NOT NULL THEN RETURN CASE found_break WHEN 'EXCLUSION' THEN 'SELF_EXCLUDED' ELSE 'PLAY_PAUSED' END; END IF;
  IF EXISTS (
    SELECT 1 FROM product_block b WHERE b.member_id = player AND (b.opens_at IS NULL OR b.opens_at > at)
      AND b.product = CASE play_refusal.product WHEN 'CHASE' THEN 'LOTTERY' ELSE play_refusal.product END
  ) THEN RETURN 'PRODUCT_BLOCKED'; END IF;
  IF stake = 0 THEN RETURN NULL; END IF;
  SELECT p.* INTO seen FROM play_presence p WHERE p.member_id = player;
  IF seen.last_at > at - interval '30 minutes' AND seen.checked_at + seen.reality_minutes * interval '1 minute' <= at THEN
    RETURN 'REALITY_CHECK_DUE';
  END IF;
  FOR bound IN
    SELECT l.kind, l.amount, l.period, play_window(l.period, at, play_zone(), 0) AS since FROM play_limit l
    WHERE l.member_id = player AND l.kind <> 'DEPOSIT' AND l.currency IN (money, '')
  LOOP
    IF bound.kind = 'TIME' THEN
      IF (SELECT coalesce(sum(t.seconds), 0) FROM play_time t
          WHERE t.member_id = player AND t.day >= date_trunc(lower(bound.period), at AT TIME ZONE play_zone())::date) >= bound.amount THEN
        RETURN 'TIME_LIMIT_REACHED';
      END IF;
    ELSE
      SELECT * INTO figures FROM play_figures(player, money, bound.since);
      IF bound.kind = 'STAKE' AND greatest(figures.staked, 0) + stake > bound.amount THEN RETURN 'STAKE_LIMIT_REACHED'; END IF;
      IF bound.kind = 'LOSS' AND greatest(figures.staked - figures.paid, 0) + stake > bound.amount THEN RETURN 'LOSS_LIMIT_REACHED'; END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION play_allowed(player uuid, stake bigint, product text, at timestamptz, money text) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT play_refusal(player, stake, product, at, money) IS NULL
$$;
--> statement-breakpoint
CREATE TRIGGER control_log_append_only BEFORE UPDATE OR DELETE ON control_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Nothing raises a limit but its owner's second yes.
CREATE FUNCTION refuse_raise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount <= OLD.amount THEN RETURN NEW; END IF;
  IF NOT EXISTS (
    SELECT 1 FROM play_raise r WHERE r.member_id = OLD.member_id AND r.kind = OLD.kind AND r.period = OLD.period AND r.currency = OLD.currency
      AND r.state = 'CONFIRMED' AND r.amount IS NOT DISTINCT FROM CASE TG_OP WHEN 'UPDATE' THEN NEW.amount END
  ) THEN RAISE EXCEPTION 'a limit is raised by its owner''s second yes alone'; END IF;
  RETURN CASE TG_OP WHEN 'UPDATE' THEN NEW ELSE OLD END;
END $$;
--> statement-breakpoint
CREATE TRIGGER play_limit_raise BEFORE UPDATE OR DELETE ON play_limit FOR EACH ROW EXECUTE FUNCTION refuse_raise();
