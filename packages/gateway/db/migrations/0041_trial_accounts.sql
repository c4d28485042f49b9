CREATE TABLE "trial" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"became_id" uuid
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_became_id_member_id_fk" FOREIGN KEY ("became_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_device_idx" ON "trial" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "trial_network_idx" ON "trial" USING btree ("network","created_at");