CREATE TABLE "password_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"password_mark" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_link_member_idx" ON "password_link" USING btree ("member_id");