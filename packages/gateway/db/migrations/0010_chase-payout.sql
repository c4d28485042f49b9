DROP INDEX "chase_plan_stop_idx";--> statement-breakpoint
ALTER TABLE "chase_line" ADD COLUMN "max_payout" bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "chase_plan_active_idx" ON "chase_plan" USING btree ("id") WHERE "chase_plan"."state" = 'ACTIVE';