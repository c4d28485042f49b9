DROP INDEX "bet_issue_idx";--> statement-breakpoint
DROP INDEX "ledger_account_owed_idx";--> statement-breakpoint
CREATE INDEX "bet_issue_idx" ON "bet" USING btree ("issue_id","member_id","id");--> statement-breakpoint
CREATE INDEX "ledger_account_owed_idx" ON "ledger_account" USING btree ("owner_id") WHERE "ledger_account"."kind" = 'player:owed';