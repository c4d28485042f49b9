CREATE TABLE "rebate_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"rate" bigint NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"followed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "rebate_rate" ADD CONSTRAINT "rebate_rate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_rate_step_key" ON "rebate_rate" USING btree ("member_id","category","from_at") WHERE "rebate_rate"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "rebate_rate_waiting_idx" ON "rebate_rate" USING btree ("from_at") WHERE "rebate_rate"."followed_at" is null and "rebate_rate"."replaced_at" is null;