CREATE TABLE "payee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"institution" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"receipt" text,
	"received" bigint DEFAULT 0 NOT NULL,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"not_received" bigint DEFAULT 0 NOT NULL,
	"approvals" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"provider_ref" text,
	"reason" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone,
	"answer_by" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"next_reminder_at" timestamp (3) with time zone,
	"decision_by" timestamp (3) with time zone,
	"attention" text,
	CONSTRAINT "withdrawal_reference_key" UNIQUE("reference"),
	CONSTRAINT "withdrawal_receipt_sums" CHECK ("withdrawal"."received" + "withdrawal"."remaining" + "withdrawal"."not_received" = case when "withdrawal"."state" = 'PAID' then "withdrawal"."amount" - "withdrawal"."fee" else 0 end
        and "withdrawal"."received" >= 0 and "withdrawal"."remaining" >= 0 and "withdrawal"."not_received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_approval" (
	"withdrawal_id" uuid NOT NULL,
	"action" text NOT NULL,
	"person" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_approval_withdrawal_id_action_person_pk" PRIMARY KEY("withdrawal_id","action","person")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"person" text,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdraw_password" ADD COLUMN "replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_approval" ADD CONSTRAINT "withdrawal_approval_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_event" ADD CONSTRAINT "withdrawal_event_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payee_member_idx" ON "payee" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_account_key" ON "payee" USING btree ("institution","account") WHERE "payee"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_member_idx" ON "withdrawal" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_open_idx" ON "withdrawal" USING btree ("state","created_at") WHERE "withdrawal"."state" not in ('PAID', 'REJECTED');--> statement-breakpoint
CREATE INDEX "withdrawal_ask_idx" ON "withdrawal" USING btree ("next_ask_at") WHERE "withdrawal"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_reminder_idx" ON "withdrawal" USING btree ("next_reminder_at") WHERE "withdrawal"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_dispute_idx" ON "withdrawal" USING btree ("created_at") WHERE "withdrawal"."receipt" = 'DISPUTED' or "withdrawal"."attention" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_event_key" ON "withdrawal_event" USING btree ("withdrawal_id","position");