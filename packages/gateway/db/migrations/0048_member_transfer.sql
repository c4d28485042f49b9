CREATE TABLE "member_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wallet" text,
	"direction" text NOT NULL,
	"other_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_other_id_member_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_transfer_member_idx" ON "member_transfer" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "member_transfer_other_idx" ON "member_transfer" USING btree ("other_id","at");