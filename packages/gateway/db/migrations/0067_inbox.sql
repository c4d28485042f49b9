CREATE TABLE "letter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" text NOT NULL,
	"target" uuid,
	"kind" text NOT NULL,
	"template" text,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"titles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bodies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"ref" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text,
	"retracted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_choice" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"resumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_mark" (
	"member_id" uuid NOT NULL,
	"letter_id" bigint NOT NULL,
	"read" boolean,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "letter_mark_member_id_letter_id_pk" PRIMARY KEY("member_id","letter_id")
);
--> statement-breakpoint
CREATE TABLE "letter_watermark" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"read_to" bigint NOT NULL,
	CONSTRAINT "letter_watermark_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_target_member_id_fk" FOREIGN KEY ("target") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_choice" ADD CONSTRAINT "letter_choice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_mark" ADD CONSTRAINT "letter_mark_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_mark" ADD CONSTRAINT "letter_mark_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_watermark" ADD CONSTRAINT "letter_watermark_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_target_idx" ON "letter" USING btree ("audience","target","id");--> statement-breakpoint
CREATE INDEX "letter_ref_idx" ON "letter" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "letter_sent_idx" ON "letter" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "letter_mark_letter_idx" ON "letter_mark" USING btree ("letter_id");