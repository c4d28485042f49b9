CREATE TABLE "spent_request" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_guess" ADD COLUMN "locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "failed_logins";