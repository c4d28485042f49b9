ALTER TABLE "game" ADD COLUMN "icon_url" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "icon_url" text;