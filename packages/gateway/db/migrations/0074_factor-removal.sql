CREATE TABLE "factor_removal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "factor_removal" ADD CONSTRAINT "factor_removal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_removal_member_idx" ON "factor_removal" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "factor_removal_state_idx" ON "factor_removal" USING btree ("state","proposed_at");