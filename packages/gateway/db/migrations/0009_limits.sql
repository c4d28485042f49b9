CREATE TABLE "play_load" (
	"issue_id" bigint NOT NULL,
	"play" text NOT NULL,
	"currency" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"shard" smallint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"most_stake" bigint NOT NULL,
	"most_payout" bigint NOT NULL,
	CONSTRAINT "play_load_issue_id_play_currency_holder_id_shard_pk" PRIMARY KEY("issue_id","play","currency","holder_id","shard"),
	CONSTRAINT "play_load_stake" CHECK ("play_load"."stake" <= "play_load"."most_stake"),
	CONSTRAINT "play_load_payout" CHECK ("play_load"."payout" <= "play_load"."most_payout")
);
--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "max_payout" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_load" ADD CONSTRAINT "play_load_issue_id_lottery_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issue"("id") ON DELETE no action ON UPDATE no action;