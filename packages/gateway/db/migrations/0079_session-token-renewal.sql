ALTER TABLE "session" ADD COLUMN "earlier_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "earlier_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "session_earlier_idx" ON "session" USING btree ("earlier_hash");