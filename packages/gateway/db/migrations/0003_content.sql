CREATE TABLE "content_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "content_entry_kind_key_pk" PRIMARY KEY("kind","key")
);
