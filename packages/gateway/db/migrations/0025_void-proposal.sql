CREATE TABLE "void_proposal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "void_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issue_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"result_version" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"people" jsonb NOT NULL,
	"effect" jsonb,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "void_proposal" ADD CONSTRAINT "void_proposal_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "void_proposal_key" ON "void_proposal" USING btree ("issue_id","result_version") WHERE "void_proposal"."state" = 'PROPOSED';