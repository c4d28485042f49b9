-- Devices that are remembered now are asked for their password once more: what came of one sign-in was not written down.
DELETE FROM "remember_token";--> statement-breakpoint
CREATE TABLE "known_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"method" text NOT NULL,
	"client" jsonb NOT NULL,
	"ip" text NOT NULL,
	"place" text,
	"session_id" uuid
);
--> statement-breakpoint
ALTER TABLE "login_guess" ADD COLUMN "recent" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "family_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "authenticated_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "spent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "method" text NOT NULL DEFAULT 'PASSWORD';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "method" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "client" jsonb NOT NULL DEFAULT '{"browser": null, "system": null, "form": "COMPUTER"}';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "client" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "session" SET "authenticated_at" = "created_at", "expires_at" = "created_at" + interval '24 hours';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "authenticated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_key" ON "known_device" USING btree ("member_id","token_hash");--> statement-breakpoint
CREATE INDEX "sign_in_member_idx" ON "sign_in" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_at_idx" ON "sign_in" USING btree ("at");--> statement-breakpoint
CREATE INDEX "remember_token_family_idx" ON "remember_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "remember_token_member_idx" ON "remember_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_family_idx" ON "session" USING btree ("family_id");--> statement-breakpoint
ALTER TABLE "login_guess" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "remember_token" DROP COLUMN "session_id";