CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"job" text NOT NULL,
	"tick" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_run_job_tick_pk" PRIMARY KEY("job","tick")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text NOT NULL,
	"type" integer NOT NULL,
	"upline_id" uuid,
	"affiliate_code" text,
	"currency" text NOT NULL,
	"max_prize_group" integer NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"contacts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"last_login_ip" text,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "member_tree" (
	"ancestor_id" uuid NOT NULL,
	"descendant_id" uuid NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "member_tree_ancestor_id_descendant_id_pk" PRIMARY KEY("ancestor_id","descendant_id")
);
--> statement-breakpoint
CREATE TABLE "remember_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"execution" text NOT NULL,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"promotion_type" text,
	"url" text,
	"linkage_type" text,
	"group_name" text,
	"image_url" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"retracted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "game" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"vendor_code" text NOT NULL,
	"game_type" text NOT NULL,
	"classify" text NOT NULL,
	"hot" boolean NOT NULL,
	"trial" boolean NOT NULL,
	"opens_list" boolean DEFAULT false NOT NULL,
	"min_bet" integer NOT NULL,
	"lines" integer NOT NULL,
	"variant" integer NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "game_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"issue_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"numero" text NOT NULL,
	"play" text NOT NULL,
	"selection" jsonb NOT NULL,
	"notes" integer NOT NULL,
	"unit" text NOT NULL,
	"mode" text NOT NULL,
	"multiple" integer NOT NULL,
	"prize_group" integer NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"state" text NOT NULL,
	"payout" bigint,
	"valid_bet" bigint,
	"hits" jsonb,
	"result" text,
	"result_version" integer,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draw_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_code" text NOT NULL,
	"source_issue" text NOT NULL,
	"source_date" text NOT NULL,
	"digits" text NOT NULL,
	"issue_id" bigint
);
--> statement-breakpoint
CREATE TABLE "lottery_issue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"open_at" timestamp (3) with time zone NOT NULL,
	"seal_at" timestamp (3) with time zone NOT NULL,
	"draw_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"seed" text,
	"commitment" text,
	"root" text,
	"bet_count" integer DEFAULT 0 NOT NULL,
	"result" text,
	"ordered" boolean DEFAULT true NOT NULL,
	"result_version" integer DEFAULT 0 NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"credited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"cached" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_cache" CHECK ("ledger_account"."cached" or "ledger_account"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"debit_id" bigint NOT NULL,
	"credit_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"code" text NOT NULL,
	"ref" text NOT NULL,
	"debit_after" bigint,
	"credit_after" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_positive" CHECK ("ledger_transfer"."amount" > 0),
	CONSTRAINT "ledger_transfer_sides" CHECK ("ledger_transfer"."debit_id" <> "ledger_transfer"."credit_id")
);
--> statement-breakpoint
ALTER TABLE "remember_token" ADD CONSTRAINT "remember_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_feed" ADD CONSTRAINT "draw_feed_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_debit_id_ledger_account_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_credit_id_ledger_account_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_key" ON "member" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_affiliate_code_key" ON "member" USING btree ("affiliate_code");--> statement-breakpoint
CREATE INDEX "member_upline_idx" ON "member" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "member_tree_descendant_idx" ON "member_tree" USING btree ("descendant_id");--> statement-breakpoint
CREATE INDEX "session_member_idx" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "announcement_type_idx" ON "announcement" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "game_type_idx" ON "game" USING btree ("game_type","position");--> statement-breakpoint
CREATE INDEX "game_vendor_idx" ON "game" USING btree ("vendor_code","position");--> statement-breakpoint
CREATE INDEX "bet_member_idx" ON "bet" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "bet_issue_idx" ON "bet" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "bet_settled_idx" ON "bet" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "bet_won_idx" ON "bet" USING btree ("settled_at") WHERE "bet"."state" = 'WON';--> statement-breakpoint
CREATE UNIQUE INDEX "draw_feed_source_key" ON "draw_feed" USING btree ("game_code","source_issue");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_feed_issue_key" ON "draw_feed" USING btree ("issue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_issue_key" ON "lottery_issue" USING btree ("game_code","numero");--> statement-breakpoint
CREATE INDEX "lottery_issue_draw_idx" ON "lottery_issue" USING btree ("game_code","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_issue_due_idx" ON "lottery_issue" USING btree ("state","draw_at") WHERE "lottery_issue"."state" in ('SCHEDULED','OPEN','SEALED','DRAWN');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_provider_ref_key" ON "deposit" USING btree ("method","provider_ref");--> statement-breakpoint
CREATE INDEX "deposit_member_idx" ON "deposit" USING btree ("member_id","credited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_key" ON "ledger_account" USING btree (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'),"kind","currency");--> statement-breakpoint
CREATE INDEX "ledger_transfer_debit_idx" ON "ledger_transfer" USING btree ("debit_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfer_credit_idx" ON "ledger_transfer" USING btree ("credit_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfer_ref_idx" ON "ledger_transfer" USING btree ("ref");