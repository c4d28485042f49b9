CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"version" integer NOT NULL,
	"first" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_idx" ON "saved_view" USING btree ("member_id","page",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_first_idx" ON "saved_view" USING btree ("member_id","page") WHERE "saved_view"."first";