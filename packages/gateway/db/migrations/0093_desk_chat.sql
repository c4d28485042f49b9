CREATE TABLE "desk_chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"person" text,
	"typed_at" timestamp (3) with time zone,
	"last" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"desk_read" integer DEFAULT 0 NOT NULL,
	"case_serial" bigint,
	"case_number" text
);
--> statement-breakpoint
CREATE TABLE "desk_chat_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"by" text NOT NULL,
	"person" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_chat" ADD CONSTRAINT "desk_chat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_chat_line" ADD CONSTRAINT "desk_chat_line_chat_id_desk_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."desk_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_chat_alive_key" ON "desk_chat" USING btree ("member_id") WHERE state <> 'ENDED';--> statement-breakpoint
CREATE INDEX "desk_chat_queue_idx" ON "desk_chat" USING btree ("opened_at","id") WHERE state <> 'ENDED';--> statement-breakpoint
CREATE INDEX "desk_chat_member_idx" ON "desk_chat" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "desk_chat_joined_idx" ON "desk_chat" USING btree ("joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_chat_line_position_key" ON "desk_chat_line" USING btree ("chat_id","position");