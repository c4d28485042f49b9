CREATE TABLE "agent_contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "agent_contract_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"payer_id" uuid,
	"terms" jsonb NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"not_before" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_contract_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"type" text NOT NULL,
	"member_id" uuid,
	"operator" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "agent_contract_event_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_holder_id_member_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_payer_id_member_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract_event" ADD CONSTRAINT "agent_contract_event_contract_id_agent_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract_event" ADD CONSTRAINT "agent_contract_event_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_contract_holder_idx" ON "agent_contract" USING btree ("holder_id","kind");--> statement-breakpoint
CREATE INDEX "agent_contract_payer_idx" ON "agent_contract" USING btree ("payer_id","kind");--> statement-breakpoint
CREATE INDEX "agent_contract_state_idx" ON "agent_contract" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "agent_contract_force_idx" ON "agent_contract" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "agent_contract_event_idx" ON "agent_contract_event" USING btree ("contract_id","number");