CREATE TABLE "point_account" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_earned" (
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"valid" bigint NOT NULL,
	"ruled_from" bigint NOT NULL,
	"points" bigint NOT NULL,
	"per" bigint NOT NULL,
	"rule_points" bigint NOT NULL,
	CONSTRAINT "point_earned_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "point_item" (
	"item" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint,
	"left" integer,
	"image_url" text,
	"days" integer NOT NULL,
	"open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_movement" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_movement_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"category" text,
	"amount" bigint,
	"ref_id" uuid,
	"change" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"owed" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"item" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"counted" boolean NOT NULL,
	"state" text NOT NULL,
	"remark" text,
	"tracking" text,
	"address" text,
	"mobile" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "point_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "point_account" ADD CONSTRAINT "point_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_earned" ADD CONSTRAINT "point_earned_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movement" ADD CONSTRAINT "point_movement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_movement_member_idx" ON "point_movement" USING btree ("member_id","seq");--> statement-breakpoint
CREATE INDEX "point_order_member_idx" ON "point_order" USING btree ("member_id","applied_at");--> statement-breakpoint
CREATE INDEX "point_order_state_idx" ON "point_order" USING btree ("state","applied_at");