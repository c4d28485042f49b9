CREATE TABLE "call_count" (
	"key" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_count_key_minute_pk" PRIMARY KEY("key","minute")
);
