CREATE TABLE "lottery_result_proposal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_result_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issue_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"draw" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"sources" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"reason" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_person" (
	"name" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "lottery_result_proposal" ADD CONSTRAINT "lottery_result_proposal_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_result_proposal_key" ON "lottery_result_proposal" USING btree ("issue_id","fingerprint");--> statement-breakpoint
CREATE INDEX "lottery_result_proposal_state_idx" ON "lottery_result_proposal" USING btree ("state","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_person_key" ON "operator_person" USING btree ("key_hash");