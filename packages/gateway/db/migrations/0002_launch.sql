CREATE TABLE "launch" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"member_id" uuid,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launch_created_idx" ON "launch" USING btree ("created_at");