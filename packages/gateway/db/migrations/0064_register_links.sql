CREATE TABLE "register_join" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"link_id" uuid,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"type" text NOT NULL,
	"rates" jsonb NOT NULL,
	"channel" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "register_link_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "register_visit" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "register_visit_link_id_day_visitor_pk" PRIMARY KEY("link_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "register_visit_day" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_join" ADD CONSTRAINT "register_join_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_join" ADD CONSTRAINT "register_join_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_join" ADD CONSTRAINT "register_join_link_id_register_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."register_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_link" ADD CONSTRAINT "register_link_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_visit" ADD CONSTRAINT "register_visit_link_id_register_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."register_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_join_agent_idx" ON "register_join" USING btree ("agent_id","link_id","joined_at");--> statement-breakpoint
CREATE INDEX "register_link_agent_idx" ON "register_link" USING btree ("agent_id","created_at");