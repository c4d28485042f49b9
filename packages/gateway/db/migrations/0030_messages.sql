CREATE TABLE "message_budget" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text,
	"state" text NOT NULL,
	"member_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"provider_ref" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"key" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"burnt_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "outgoing_message_queue_idx" ON "outgoing_message" USING btree ("next_attempt_at") WHERE "outgoing_message"."state" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "outgoing_message_created_idx" ON "outgoing_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verification_code_recipient_idx" ON "verification_code" USING btree ("recipient");