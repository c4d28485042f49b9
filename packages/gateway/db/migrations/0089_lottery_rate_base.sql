ALTER TABLE "rebate_rate" ADD COLUMN "base_group" integer;--> statement-breakpoint
-- Lottery rates that stand by now were set above the lowest prize group of now: none was ever kept beside them.
UPDATE rebate_rate SET base_group = coalesce((SELECT (value->>'min')::int FROM setting WHERE key = 'member.prize-groups'), 1800) WHERE category = 'LOTTERY';
