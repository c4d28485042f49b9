CREATE TABLE "turnover_use" (
	"requirement_id" uuid NOT NULL,
	"bet_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "turnover_use_requirement_id_bet_id_pk" PRIMARY KEY("requirement_id","bet_id")
);
--> statement-breakpoint
ALTER TABLE "turnover_use" ADD CONSTRAINT "turnover_use_requirement_id_turnover_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."turnover_requirement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_use" ADD CONSTRAINT "turnover_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnover_use_member_idx" ON "turnover_use" USING btree ("member_id","currency","placed_at");--> statement-breakpoint
-- What was noted for all bets between two requirements together is noted for each of them, those that were settled first before the others.
INSERT INTO "turnover_use" ("requirement_id", "bet_id", "member_id", "currency", "placed_at", "used")
SELECT r.id, b.id, r.member_id, r.currency, b.placed_at, least(b.valid, r.used_before - b.before)
FROM (
	SELECT *, lead(since) OVER (PARTITION BY member_id, currency ORDER BY since, id) AS until
	FROM "turnover_requirement" WHERE state = 'ACTIVE'
) r CROSS JOIN LATERAL (
	SELECT id, placed_at, valid, sum(valid) OVER (ORDER BY done, id) - valid AS before FROM (
		SELECT id::text AS id, placed_at, valid_bet AS valid, settled_at AS done FROM "bet"
		WHERE member_id = r.member_id AND currency = r.currency AND state <> 'VOID' AND valid_bet > 0 AND NOT covered
			AND placed_at >= r.since AND (r.until IS NULL OR placed_at < r.until)
		UNION ALL
		SELECT vendor || ' ' || round_id, opened_at, least(staked, abs(won - staked)), closed_at FROM "vendor_round"
		WHERE member_id = r.member_id AND currency = r.currency AND state = 'CLOSED' AND staked > 0 AND won <> staked
			AND opened_at >= r.since AND (r.until IS NULL OR opened_at < r.until)
	) played
) b
WHERE r.used_before > b.before;--> statement-breakpoint
ALTER TABLE "turnover_requirement" DROP COLUMN "used_before";