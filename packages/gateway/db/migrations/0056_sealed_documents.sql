DROP INDEX "member_document_number_idx";--> statement-breakpoint
ALTER TABLE "member_document" ADD COLUMN "sealed_number" text;--> statement-breakpoint
ALTER TABLE "member_document" ADD COLUMN "number_key" text;--> statement-breakpoint
ALTER TABLE "member_document" ADD COLUMN "forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "member_document_number_idx" ON "member_document" USING btree ("number_key");