CREATE TABLE "leaderboard_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mission_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"counted_to" timestamp (3) with time zone NOT NULL,
	"players" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_score" (
	"run_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	"place" integer,
	"prize" bigint,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "leaderboard_score_run_id_member_id_pk" PRIMARY KEY("run_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_step" (
	"run_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "leaderboard_step_run_id_step_pk" PRIMARY KEY("run_id","step")
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mission_claim" (
	"mission_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_claim_mission_id_member_id_day_pk" PRIMARY KEY("mission_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "mission_version" (
	"mission_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "mission_version_mission_id_version_pk" PRIMARY KEY("mission_id","version")
);
--> statement-breakpoint
ALTER TABLE "leaderboard_run" ADD CONSTRAINT "leaderboard_run_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_run_id_leaderboard_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."leaderboard_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_step" ADD CONSTRAINT "leaderboard_step_run_id_leaderboard_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."leaderboard_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_version" ADD CONSTRAINT "mission_version_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_run_state_idx" ON "leaderboard_run" USING btree ("state","ends_at");--> statement-breakpoint
CREATE INDEX "leaderboard_run_mission_idx" ON "leaderboard_run" USING btree ("mission_id");--> statement-breakpoint
CREATE INDEX "leaderboard_score_order_idx" ON "leaderboard_score" USING btree ("run_id","score" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "leaderboard_score_unpaid_idx" ON "leaderboard_score" USING btree ("run_id","place") WHERE "leaderboard_score"."prize" is not null and "leaderboard_score"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "mission_claim_member_idx" ON "mission_claim" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "mission_claim_id_idx" ON "mission_claim" USING btree ("id");