CREATE TABLE "commission_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"label" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"pay" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"due" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"contract_hash" text,
	"contract_version" integer,
	"run_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"to_wallet" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"label" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"line_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"clawback" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_payment_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"person" text,
	"version" integer NOT NULL,
	"amount" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_period" (
	"series" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"label" text NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"bets" integer NOT NULL,
	CONSTRAINT "commission_period_series_starts_at_pk" PRIMARY KEY("series","starts_at")
);
--> statement-breakpoint
CREATE TABLE "commission_recovery" (
	"debt_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "commission_recovery_debt_id_line_id_pk" PRIMARY KEY("debt_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "commission_standing" (
	"contract_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"index" integer NOT NULL,
	"label" text NOT NULL,
	"version" integer NOT NULL,
	"gross" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"carried" jsonb NOT NULL,
	CONSTRAINT "commission_standing_contract_id_starts_at_pk" PRIMARY KEY("contract_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "commission_line" ADD CONSTRAINT "commission_line_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payment" ADD CONSTRAINT "commission_payment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payment" ADD CONSTRAINT "commission_payment_line_id_commission_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payment_event" ADD CONSTRAINT "commission_payment_event_payment_id_commission_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."commission_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_recovery" ADD CONSTRAINT "commission_recovery_debt_id_commission_line_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."commission_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_recovery" ADD CONSTRAINT "commission_recovery_line_id_commission_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_line_key" ON "commission_line" USING btree ("kind","subject","currency","starts_at","version");--> statement-breakpoint
CREATE INDEX "commission_line_member_idx" ON "commission_line" USING btree ("member_id","kind","starts_at","id");--> statement-breakpoint
CREATE INDEX "commission_line_waiting_idx" ON "commission_line" USING btree ("run_at","starts_at","id") WHERE "commission_line"."posted_at" is null and "commission_line"."kind" <> 'dividend';--> statement-breakpoint
CREATE INDEX "commission_line_owed_idx" ON "commission_line" USING btree ("member_id","currency") WHERE "commission_line"."owed" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_payment_key" ON "commission_payment" USING btree ("contract_id","starts_at");--> statement-breakpoint
CREATE INDEX "commission_payment_state_idx" ON "commission_payment" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "commission_payment_event_idx" ON "commission_payment_event" USING btree ("payment_id","at");--> statement-breakpoint
CREATE INDEX "commission_recovery_line_idx" ON "commission_recovery" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bet_version_until_idx" ON "bet_version" USING btree ("until");--> statement-breakpoint
CREATE INDEX "settlement_at_idx" ON "settlement" USING btree ("at");