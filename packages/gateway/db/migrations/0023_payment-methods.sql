CREATE TABLE "payment_method" (
	"method" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"names" jsonb NOT NULL,
	"instructions" jsonb,
	"bounds" jsonb NOT NULL,
	"open" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_provider" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_method" ADD CONSTRAINT "payment_method_provider_payment_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."payment_provider"("name") ON DELETE no action ON UPDATE no action;