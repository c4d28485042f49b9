CREATE TABLE "support_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "support_case_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text,
	"member_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"solved_at" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"person" text,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_case" ADD CONSTRAINT "support_case_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_entry" ADD CONSTRAINT "support_entry_case_id_support_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."support_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_case_request_key" ON "support_case" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_case_number_key" ON "support_case" USING btree ("number");--> statement-breakpoint
CREATE INDEX "support_case_member_idx" ON "support_case" USING btree ("member_id","changed_at");--> statement-breakpoint
CREATE INDEX "support_case_state_idx" ON "support_case" USING btree ("state","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_entry_position_key" ON "support_entry" USING btree ("case_id","position");