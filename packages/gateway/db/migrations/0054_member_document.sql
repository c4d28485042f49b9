CREATE TABLE "member_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"step" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"dated" text NOT NULL,
	"name" text NOT NULL,
	"birthday" text NOT NULL,
	"front" uuid NOT NULL,
	"back" uuid,
	"state" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_document" ADD CONSTRAINT "member_document_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_document_step_key" ON "member_document" USING btree ("member_id","step");--> statement-breakpoint
CREATE INDEX "member_document_number_idx" ON "member_document" USING btree ("number");--> statement-breakpoint
CREATE INDEX "member_document_state_idx" ON "member_document" USING btree ("state","sent_at");