CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "game_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "opened_game" (
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opened_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "added_at" timestamp (3) with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
-- Only games that join from now on are new.
ALTER TABLE "game" ALTER COLUMN "added_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_game" ADD CONSTRAINT "opened_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_game" ADD CONSTRAINT "opened_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_word_idx" ON "game_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_search_idx" ON "game" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Words stay when their games go: a word without games finds nothing.
CREATE FUNCTION keep_game_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO game_word
  SELECT DISTINCT word FROM fresh, unnest(string_to_array(search_text, ' ')) AS word WHERE word <> ''
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_words_added AFTER INSERT ON game REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_game_words();
--> statement-breakpoint
CREATE TRIGGER game_words_changed AFTER UPDATE ON game REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_game_words();
--> statement-breakpoint
INSERT INTO game_word SELECT DISTINCT word FROM game, unnest(string_to_array(search_text, ' ')) AS word WHERE word <> '';
