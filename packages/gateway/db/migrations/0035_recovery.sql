CREATE TABLE "notice_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"former_kind" text,
	"former_address" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "recovered_by" text;--> statement-breakpoint
ALTER TABLE "notice_link" ADD CONSTRAINT "notice_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;