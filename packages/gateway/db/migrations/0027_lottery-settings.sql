CREATE TABLE "lottery_setting" (
	"game_code" text NOT NULL,
	"play" text NOT NULL,
	"limits" jsonb,
	"odds" jsonb,
	CONSTRAINT "lottery_setting_game_code_play_pk" PRIMARY KEY("game_code","play")
);
