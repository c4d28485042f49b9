CREATE TABLE "operator_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person" text NOT NULL,
	"call" text NOT NULL,
	"request" jsonb NOT NULL,
	"ip" text NOT NULL,
	"trace_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_outcome" (
	"action_id" bigint PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_outcome" ADD CONSTRAINT "operator_outcome_action_id_operator_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."operator_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_action_person_idx" ON "operator_action" USING btree ("person","id");--> statement-breakpoint
CREATE INDEX "operator_action_call_idx" ON "operator_action" USING btree ("call","id");--> statement-breakpoint
CREATE TRIGGER operator_action_append_only BEFORE UPDATE OR DELETE ON operator_action FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER operator_outcome_append_only BEFORE UPDATE OR DELETE ON operator_outcome FOR EACH ROW EXECUTE FUNCTION refuse_change();
