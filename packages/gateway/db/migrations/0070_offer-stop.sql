CREATE TABLE "offer_stop" (
	"member_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"resumed_at" timestamp (3) with time zone,
	CONSTRAINT "offer_stop_member_id_channel_pk" PRIMARY KEY("member_id","channel")
);
--> statement-breakpoint
ALTER TABLE "offer_stop" ADD CONSTRAINT "offer_stop_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;