CREATE TABLE "bet_version" (
	"bet_id" uuid NOT NULL,
	"result_version" integer NOT NULL,
	"state" text NOT NULL,
	"payout" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"hits" jsonb,
	"result" jsonb,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bet_version_bet_id_result_version_pk" PRIMARY KEY("bet_id","result_version")
);
--> statement-breakpoint
CREATE TABLE "issue_outcome" (
	"issue_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"result" jsonb,
	"reason" text NOT NULL,
	"proposed_by" text,
	"confirmed_by" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issue_outcome_issue_id_version_pk" PRIMARY KEY("issue_id","version")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_not_negative";--> statement-breakpoint
DROP INDEX "bet_issue_idx";--> statement-breakpoint
DROP INDEX "lottery_issue_due_idx";--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "rebate_agreed" bigint;--> statement-breakpoint
ALTER TABLE "bet_version" ADD CONSTRAINT "bet_version_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_outcome" ADD CONSTRAINT "issue_outcome_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_account_owed_idx" ON "ledger_account" USING btree ("owner_id") WHERE "ledger_account"."balance" < 0;--> statement-breakpoint
CREATE INDEX "bet_issue_idx" ON "bet" USING btree ("issue_id","id");--> statement-breakpoint
CREATE INDEX "lottery_issue_due_idx" ON "lottery_issue" USING btree ("state","draw_at") WHERE "lottery_issue"."state" in ('SCHEDULED','OPEN','SEALED','DRAWN') or ("lottery_issue"."state" = 'VOID' and "lottery_issue"."settled_at" is null);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_not_negative" CHECK (case when "ledger_account"."kind" = 'player:owed' then "ledger_account"."balance" <= 0 else "ledger_account"."balance" >= 0 end);--> statement-breakpoint
CREATE TRIGGER "bet_version_append_only" BEFORE UPDATE OR DELETE ON "bet_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
