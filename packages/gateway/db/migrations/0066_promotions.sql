CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"budget" bigint NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"comment" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "promotion_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"cycle" text NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_join" (
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_join_promotion_id_member_id_pk" PRIMARY KEY("promotion_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_version" (
	"promotion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_version_promotion_id_version_pk" PRIMARY KEY("promotion_id","version")
);
--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_grant" ADD CONSTRAINT "promotion_grant_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_grant" ADD CONSTRAINT "promotion_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_join" ADD CONSTRAINT "promotion_join_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_join" ADD CONSTRAINT "promotion_join_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_version" ADD CONSTRAINT "promotion_version_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_application_member_idx" ON "promotion_application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "promotion_application_state_idx" ON "promotion_application" USING btree ("state","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_open_key" ON "promotion_application" USING btree ("promotion_id","member_id") WHERE state in ('SENT', 'REVIEW');--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_grant_cycle_key" ON "promotion_grant" USING btree ("promotion_id","member_id","cycle");--> statement-breakpoint
CREATE INDEX "promotion_grant_member_idx" ON "promotion_grant" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "promotion_join_member_idx" ON "promotion_join" USING btree ("member_id");