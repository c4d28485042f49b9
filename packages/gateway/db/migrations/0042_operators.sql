CREATE TABLE "operator_app" (
	"person" text PRIMARY KEY NOT NULL,
	"secret" text,
	"draft" text,
	"draft_until" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"person" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "operator_recovery_code_person_hash_pk" PRIMARY KEY("person","hash")
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_person" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_person" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "operator_person" ADD COLUMN "invited_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_person" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_app" ADD CONSTRAINT "operator_app_person_operator_person_name_fk" FOREIGN KEY ("person") REFERENCES "public"."operator_person"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_person_operator_person_name_fk" FOREIGN KEY ("person") REFERENCES "public"."operator_person"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_person_operator_person_name_fk" FOREIGN KEY ("person") REFERENCES "public"."operator_person"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_session_person_idx" ON "operator_session" USING btree ("person");