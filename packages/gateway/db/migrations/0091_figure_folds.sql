CREATE TABLE "figure_fold" (
	"day" date PRIMARY KEY NOT NULL,
	"folds" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "figure_delta_day_idx" ON "figure_delta" USING btree ("day","member_id");--> statement-breakpoint
CREATE INDEX "figure_delta_joined_idx" ON "figure_delta" USING btree ("member_id") WHERE "figure_delta"."joined" <> 0;--> statement-breakpoint
CREATE INDEX "figure_team_day_joined_idx" ON "figure_team_day" USING btree ("agent_id") WHERE "figure_team_day"."joined" <> 0 and not "figure_team_day"."direct";--> statement-breakpoint
CREATE INDEX "ledger_transfer_at_idx" ON "ledger_transfer" USING brin ("at") WITH (autosummarize=true,pages_per_range=32);--> statement-breakpoint
CREATE INDEX "member_account_part_idx" ON "member" USING gin (lower("account") gin_trgm_ops);