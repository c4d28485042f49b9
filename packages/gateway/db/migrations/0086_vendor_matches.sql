CREATE TABLE "vendor_match" (
	"vendor" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_match_vendor_key_pk" PRIMARY KEY("vendor","key")
);
--> statement-breakpoint
ALTER TABLE "vendor_match" ADD CONSTRAINT "vendor_match_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;