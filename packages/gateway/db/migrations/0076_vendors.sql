CREATE TABLE "vendor_campaign" (
	"vendor" text NOT NULL,
	"campaign_id" text NOT NULL,
	"kind" text NOT NULL,
	"rounds" integer NOT NULL,
	"budget" bigint NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_campaign_vendor_campaign_id_pk" PRIMARY KEY("vendor","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"details" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "vendor_key" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_nonce" (
	"vendor" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_nonce_vendor_nonce_pk" PRIMARY KEY("vendor","nonce")
);
--> statement-breakpoint
CREATE TABLE "vendor_player" (
	"vendor" text NOT NULL,
	"member_id" uuid NOT NULL,
	"player_id" text NOT NULL,
	CONSTRAINT "vendor_player_vendor_member_id_pk" PRIMARY KEY("vendor","member_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_round" (
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"reason" text,
	CONSTRAINT "vendor_round_vendor_round_id_pk" PRIMARY KEY("vendor","round_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"member_id" uuid,
	"node_id" integer NOT NULL,
	"room" text,
	"mode" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_terms" (
	"vendor" text PRIMARY KEY NOT NULL,
	"launch_url" text,
	"exponent" integer DEFAULT 4 NOT NULL,
	"max_stake" bigint NOT NULL,
	"max_payout" bigint NOT NULL,
	"late_wins" boolean DEFAULT false NOT NULL,
	"calls_per_second" integer DEFAULT 2000 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_tx" (
	"vendor" text NOT NULL,
	"tx_id" text NOT NULL,
	"wallet_tx_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round_id" text,
	"member_id" uuid,
	"currency" text,
	"game_code" text,
	"amount" bigint NOT NULL,
	"jackpot" bigint DEFAULT 0 NOT NULL,
	"bet_tx_id" text,
	"campaign_id" text,
	"free_index" integer,
	"fingerprint" text NOT NULL,
	"reply" jsonb,
	"rolled_back_by" text,
	"at" timestamp (3) with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vendor_tx_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "vendor_tx_vendor_tx_id_pk" PRIMARY KEY("vendor","tx_id"),
	CONSTRAINT "vendor_tx_wallet_key" UNIQUE("wallet_tx_id")
);
--> statement-breakpoint
ALTER TABLE "vendor_campaign" ADD CONSTRAINT "vendor_campaign_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_case" ADD CONSTRAINT "vendor_case_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_key" ADD CONSTRAINT "vendor_key_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_player" ADD CONSTRAINT "vendor_player_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_player" ADD CONSTRAINT "vendor_player_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_round" ADD CONSTRAINT "vendor_round_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_round" ADD CONSTRAINT "vendor_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_session" ADD CONSTRAINT "vendor_session_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_session" ADD CONSTRAINT "vendor_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_session" ADD CONSTRAINT "vendor_session_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_terms" ADD CONSTRAINT "vendor_terms_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_tx" ADD CONSTRAINT "vendor_tx_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_tx" ADD CONSTRAINT "vendor_tx_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_case_key" ON "vendor_case" USING btree ("vendor","kind","about");--> statement-breakpoint
CREATE INDEX "vendor_case_open_idx" ON "vendor_case" USING btree ("opened_at") WHERE "vendor_case"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_key_vendor_idx" ON "vendor_key" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "vendor_nonce_at_idx" ON "vendor_nonce" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_player_key" ON "vendor_player" USING btree ("vendor","player_id");--> statement-breakpoint
CREATE INDEX "vendor_round_open_idx" ON "vendor_round" USING btree ("last_at") WHERE "vendor_round"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "vendor_round_member_idx" ON "vendor_round" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "vendor_session_member_idx" ON "vendor_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "vendor_session_last_idx" ON "vendor_session" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "vendor_tx_round_idx" ON "vendor_tx" USING btree ("vendor","round_id");--> statement-breakpoint
CREATE INDEX "vendor_tx_at_idx" ON "vendor_tx" USING btree ("vendor","at","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_tx_free_key" ON "vendor_tx" USING btree ("vendor","campaign_id","member_id","free_index") WHERE "vendor_tx"."free_index" is not null and "vendor_tx"."rolled_back_by" is null;--> statement-breakpoint
-- What is staked and won at vendors' games counts for limits as what is staked and won here.
CREATE OR REPLACE FUNCTION play_days(player uuid, money text, since date, OUT staked bigint, OUT paid bigint, OUT deposited bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(d.debits - d.credits) FILTER (WHERE d.code IN ('STAKE', 'LOCK', 'REFUND', 'RELEASE', 'VENDOR_BET', 'VENDOR_ROLLBACK')), 0)::bigint,
    coalesce(sum(d.credits - d.debits) FILTER (WHERE d.code IN ('PAYOUT', 'VENDOR_WIN', 'VENDOR_JACKPOT', 'VENDOR_FREE_WIN')), 0)::bigint,
    (coalesce(sum(d.credits - d.debits) FILTER (WHERE d.code = 'DEPOSIT'), 0)
      + coalesce(sum(d.credits) FILTER (WHERE d.code = 'TRANSFER_DOWNLINE'), 0))::bigint
  FROM ledger_day d
  WHERE d.day >= since AND d.account_id = (
    SELECT a.id FROM ledger_account a
    WHERE coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = player AND a.kind = 'player:cash' AND a.currency = money)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION play_figures(player uuid, money text, since timestamptz, OUT staked bigint, OUT paid bigint, OUT deposited bigint)
LANGUAGE sql STABLE AS $$
  WITH cash AS (
    SELECT a.id FROM ledger_account a
    WHERE coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = player AND a.kind = 'player:cash' AND a.currency = money
  ), moved AS (
    SELECT t.code, -t.amount AS amount FROM ledger_transfer t, cash WHERE t.credit_id = cash.id AND t.at >= since
    UNION ALL
    SELECT t.code, t.amount FROM ledger_transfer t, cash WHERE t.debit_id = cash.id AND t.at >= since
  )
  SELECT coalesce(sum(amount) FILTER (WHERE code IN ('STAKE', 'LOCK', 'REFUND', 'RELEASE', 'VENDOR_BET', 'VENDOR_ROLLBACK')), 0)::bigint,
    coalesce(-sum(amount) FILTER (WHERE code IN ('PAYOUT', 'VENDOR_WIN', 'VENDOR_JACKPOT', 'VENDOR_FREE_WIN')), 0)::bigint,
    coalesce(-sum(amount) FILTER (WHERE code = 'DEPOSIT'), 0)::bigint
  FROM moved
$$;
