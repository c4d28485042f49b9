ALTER TABLE "game" ADD COLUMN "rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "launch" ADD COLUMN "room" text;