ALTER TABLE "room_message" ADD COLUMN "host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "reply_to" text;