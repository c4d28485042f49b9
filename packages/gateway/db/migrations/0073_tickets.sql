CREATE TABLE "ticket" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"number" integer,
	"prize" integer,
	"left" integer,
	"withheld" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "ticket_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ticket_number" (
	"pool_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"prize" integer NOT NULL,
	CONSTRAINT "ticket_number_pool_id_number_pk" PRIMARY KEY("pool_id","number")
);
--> statement-breakpoint
CREATE TABLE "ticket_pool" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_pool_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"definition" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"size" integer NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"seed" text,
	"commitment" text,
	"root" text,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_prize" (
	"pool_id" uuid NOT NULL,
	"prize" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"points" bigint NOT NULL,
	"count" integer NOT NULL,
	"left" integer NOT NULL,
	"last_at" timestamp (3) with time zone,
	CONSTRAINT "ticket_prize_pool_id_prize_pk" PRIMARY KEY("pool_id","prize")
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_pool_id_ticket_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."ticket_pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_number" ADD CONSTRAINT "ticket_number_pool_id_ticket_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."ticket_pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_prize" ADD CONSTRAINT "ticket_prize_pool_id_ticket_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."ticket_pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number_key" ON "ticket" USING btree ("pool_id","number");--> statement-breakpoint
CREATE INDEX "ticket_member_idx" ON "ticket" USING btree ("member_id","seq");--> statement-breakpoint
CREATE INDEX "ticket_ready_idx" ON "ticket" USING btree ("expires_at") WHERE state = 'READY';--> statement-breakpoint
CREATE INDEX "ticket_pool_state_idx" ON "ticket_pool" USING btree ("state","ends_at");