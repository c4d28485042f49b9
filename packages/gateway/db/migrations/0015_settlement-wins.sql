DROP INDEX "settlement_won_idx";--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "game_type" text;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "top_win" bigint;--> statement-breakpoint
UPDATE "settlement" s SET "game_type" = b."game_type", "top_win" = b."win"
FROM (
  SELECT "member_id", "settled_at", "issue_id", min("game_type") AS "game_type",
    max("payout") FILTER (WHERE "state" = 'WON' AND "payout" > "stake") AS "win"
  FROM "bet" WHERE "settled_at" IS NOT NULL AND "void_reason" IS NULL GROUP BY 1, 2, 3
) b
WHERE b."member_id" = s."member_id" AND b."settled_at" = s."at" AND b."issue_id" = s."issue_id";--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "game_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement" DROP COLUMN "won";--> statement-breakpoint
CREATE INDEX "settlement_top_win_idx" ON "settlement" USING btree ("game_type",date_trunc('hour', "at" at time zone 'UTC'),"top_win","at") WHERE "settlement"."top_win" is not null;--> statement-breakpoint
CREATE INDEX "settlement_latest_win_idx" ON "settlement" USING btree ("game_type","at") WHERE "settlement"."top_win" is not null;
