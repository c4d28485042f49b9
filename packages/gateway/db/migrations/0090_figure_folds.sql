CREATE TABLE "figure_fold" (
	"day" date PRIMARY KEY NOT NULL,
	"folds" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_account_part_idx" ON "member" USING gin (lower("account") gin_trgm_ops);