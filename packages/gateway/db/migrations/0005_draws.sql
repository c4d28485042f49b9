ALTER TABLE "draw_feed" RENAME COLUMN "digits" TO "draw";--> statement-breakpoint
ALTER TABLE "bet" ALTER COLUMN "prize_group" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_feed" ALTER COLUMN "draw" SET DATA TYPE jsonb USING jsonb_build_object('digits', "draw");--> statement-breakpoint
ALTER TABLE "bet" ALTER COLUMN "result" SET DATA TYPE jsonb USING case when "result" is null then null else jsonb_build_object('digits', "result") end;--> statement-breakpoint
ALTER TABLE "lottery_issue" ALTER COLUMN "result" SET DATA TYPE jsonb USING case when "result" is null then null else jsonb_build_object('digits', "result") end;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "odds" jsonb;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "flags" jsonb DEFAULT '{}'::jsonb NOT NULL;