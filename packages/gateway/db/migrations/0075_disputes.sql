CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "dispute_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"label" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"line_version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"answerer" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"left_ms" bigint,
	"answered_at" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"person" text,
	"outcome" text,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entry" ADD CONSTRAINT "dispute_entry_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_root_key" ON "dispute" USING btree ("root_id") WHERE "dispute"."state" not in ('CLOSED', 'WITHDRAWN');--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_serial_key" ON "dispute" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "dispute_member_idx" ON "dispute" USING btree ("member_id","changed_at");--> statement-breakpoint
CREATE INDEX "dispute_waiting_idx" ON "dispute" USING btree ("answer_by") WHERE "dispute"."answer_by" is not null;--> statement-breakpoint
CREATE INDEX "dispute_changed_idx" ON "dispute" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_entry_position_key" ON "dispute_entry" USING btree ("dispute_id","position");