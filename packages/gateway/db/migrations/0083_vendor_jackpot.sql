CREATE TABLE "vendor_jackpot" (
	"vendor" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_jackpot_game_code_currency_pk" PRIMARY KEY("game_code","currency")
);
--> statement-breakpoint
ALTER TABLE "vendor_jackpot" ADD CONSTRAINT "vendor_jackpot_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;