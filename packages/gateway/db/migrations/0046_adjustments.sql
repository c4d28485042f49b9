CREATE TABLE "adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_state_idx" ON "adjustment" USING btree ("state","proposed_at");--> statement-breakpoint
CREATE INDEX "adjustment_member_idx" ON "adjustment" USING btree ("member_id");