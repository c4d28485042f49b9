CREATE TABLE "unmatched_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"deposit_id" text NOT NULL,
	"method" text NOT NULL,
	"member_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"held" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "unmatched_payment" ADD CONSTRAINT "unmatched_payment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unmatched_payment_ref_idx" ON "unmatched_payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "unmatched_payment_open_idx" ON "unmatched_payment" USING btree ("received_at") WHERE "unmatched_payment"."state" = 'OPEN';