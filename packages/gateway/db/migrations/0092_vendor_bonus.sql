ALTER TABLE "vendor_round" ADD COLUMN "bonus_staked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_round" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "vendor_tx" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;