ALTER TABLE "turnover_requirement" ADD COLUMN "weights" jsonb;--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD COLUMN "max_bet" bigint;--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirement_bonus_key" ON "turnover_requirement" USING btree ("member_id","currency") WHERE "turnover_requirement"."kind" = 'BONUS' and "turnover_requirement"."state" = 'ACTIVE';