CREATE TABLE "payment_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "page" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "next_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "kind" text DEFAULT 'OTHER' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "payment_provider" ADD COLUMN "former_secret" text;--> statement-breakpoint
ALTER TABLE "payment_provider" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_notice_queue_idx" ON "payment_notice" USING btree ("next_attempt_at") WHERE "payment_notice"."state" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "payment_notice_about_idx" ON "payment_notice" USING btree ("about");--> statement-breakpoint
CREATE INDEX "deposit_made_idx" ON "deposit" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_ask_idx" ON "deposit" USING btree ("next_ask_at") WHERE "deposit"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "deposit_expiry_idx" ON "deposit" USING btree ("expires_at") WHERE "deposit"."state" in ('CREATED', 'PENDING_PAYMENT');--> statement-breakpoint
CREATE INDEX "unmatched_payment_deposit_idx" ON "unmatched_payment" USING btree ("deposit_id");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_reference_key" UNIQUE("reference");