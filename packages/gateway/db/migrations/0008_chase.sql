CREATE TABLE "withdraw_password" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chase_line" (
	"plan_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"seal_at" timestamp (3) with time zone NOT NULL,
	"draw_at" timestamp (3) with time zone NOT NULL,
	"multiple" integer NOT NULL,
	"stake" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "chase_line_plan_id_numero_pk" PRIMARY KEY("plan_id","numero")
);
--> statement-breakpoint
CREATE TABLE "chase_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"play" text NOT NULL,
	"selection" jsonb NOT NULL,
	"notes" integer NOT NULL,
	"unit" text NOT NULL,
	"mode" text NOT NULL,
	"prize_group" integer,
	"odds" jsonb,
	"flags" jsonb NOT NULL,
	"currency" text NOT NULL,
	"stop_on_win" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "withdraw_password" ADD CONSTRAINT "withdraw_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chase_line" ADD CONSTRAINT "chase_line_plan_id_chase_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."chase_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chase_plan" ADD CONSTRAINT "chase_plan_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chase_line_pending_idx" ON "chase_line" USING btree ("game_code","numero") WHERE "chase_line"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "chase_line_seal_idx" ON "chase_line" USING btree ("seal_at") WHERE "chase_line"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "chase_plan_member_idx" ON "chase_plan" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "chase_plan_stop_idx" ON "chase_plan" USING btree ("id") WHERE "chase_plan"."state" = 'ACTIVE' and "chase_plan"."stop_on_win";--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_plan_id_chase_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."chase_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bet_plan_key" ON "bet" USING btree ("plan_id","issue_id") WHERE "bet"."plan_id" is not null;