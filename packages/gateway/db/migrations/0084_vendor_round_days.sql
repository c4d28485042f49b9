ALTER TABLE "commission_line" ADD COLUMN "base_group" integer;--> statement-breakpoint
CREATE INDEX "vendor_round_settled_idx" ON "vendor_round" USING btree ("member_id","closed_at") WHERE "vendor_round"."state" = 'CLOSED';--> statement-breakpoint
CREATE INDEX "vendor_round_closed_idx" ON "vendor_round" USING brin ("closed_at");--> statement-breakpoint
CREATE INDEX "vendor_round_changed_idx" ON "vendor_round" USING btree ("last_at") WHERE "vendor_round"."state" = 'CLOSED' and "vendor_round"."last_at" > "vendor_round"."closed_at";--> statement-breakpoint
DELETE FROM setting WHERE key = 'figures.zone' AND EXISTS (SELECT FROM vendor_round WHERE state = 'CLOSED' AND won > 0);
