CREATE TABLE "member_binding" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_binding_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "member_binding" ADD CONSTRAINT "member_binding_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_binding_address_key" ON "member_binding" USING btree ("kind","address");