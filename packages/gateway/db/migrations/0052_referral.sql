CREATE TABLE "referral" (
	"friend_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"rewarded_at" timestamp (3) with time zone,
	"reward" bigint
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_code_key" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_referrer_idx" ON "referral" USING btree ("referrer_id","joined_at");--> statement-breakpoint
CREATE INDEX "referral_joined_idx" ON "referral" USING btree ("joined_at");