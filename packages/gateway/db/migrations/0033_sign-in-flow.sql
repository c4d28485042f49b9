CREATE TABLE "sign_in_flow" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"method" text NOT NULL,
	"remember" boolean NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"trust_device" boolean DEFAULT false NOT NULL,
	"answers_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "trusted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ADD CONSTRAINT "sign_in_flow_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_flow_member_idx" ON "sign_in_flow" USING btree ("member_id");