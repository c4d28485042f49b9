CREATE TABLE "settlement" (
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"issue_id" bigint NOT NULL,
	"won" boolean NOT NULL,
	CONSTRAINT "settlement_member_id_at_issue_id_pk" PRIMARY KEY("member_id","at","issue_id")
);
--> statement-breakpoint
DROP INDEX "bet_settled_idx";--> statement-breakpoint
DROP INDEX "bet_won_idx";--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_won_idx" ON "settlement" USING btree ("at") WHERE "settlement"."won";--> statement-breakpoint
INSERT INTO "settlement" ("member_id", "at", "issue_id", "won")
SELECT "member_id", "settled_at", "issue_id", bool_or("state" = 'WON') FROM "bet" WHERE "settled_at" IS NOT NULL AND "void_reason" IS NULL GROUP BY 1, 2, 3;--> statement-breakpoint
-- Room beside each bet for what it comes to: with no index to change, settling it then stays within its page.
ALTER TABLE "bet" SET (fillfactor = 70);
