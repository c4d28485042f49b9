CREATE TABLE "leaderboard_tie" (
	"run_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"slot" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "leaderboard_tie_run_id_score_slot_pk" PRIMARY KEY("run_id","score","slot")
);
--> statement-breakpoint
CREATE TABLE "room_block" (
	"member_id" uuid NOT NULL,
	"by" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_block_member_id_by_pk" PRIMARY KEY("member_id","by")
);
--> statement-breakpoint
CREATE TABLE "room_mute" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_report" (
	"message_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_report_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "room_rule" (
	"room" text PRIMARY KEY NOT NULL,
	"slow_seconds" integer NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "room" text DEFAULT 'EN' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "by" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "state" text DEFAULT 'SAID' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "judged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_message" ADD COLUMN "judged_by" text;--> statement-breakpoint
ALTER TABLE "leaderboard_tie" ADD CONSTRAINT "leaderboard_tie_run_id_leaderboard_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."leaderboard_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_message_room_idx" ON "room_message" USING btree ("room","position");--> statement-breakpoint
INSERT INTO "leaderboard_tie" ("run_id", "score", "slot", "players") SELECT "run_id", "score", floor(extract(epoch from "reached_at") / 60)::int, count(*)::int FROM "leaderboard_score" GROUP BY 1, 2, 3;
