CREATE TABLE "issue_gap" (
	"game_code" text NOT NULL,
	"first_numero" text NOT NULL,
	"first_draw_at" timestamp (3) with time zone NOT NULL,
	"last_numero" text NOT NULL,
	"last_draw_at" timestamp (3) with time zone NOT NULL,
	"issues" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issue_gap_game_code_first_numero_pk" PRIMARY KEY("game_code","first_numero")
);
--> statement-breakpoint
CREATE INDEX "issue_gap_draw_idx" ON "issue_gap" USING btree ("game_code","last_draw_at");