ALTER TABLE "job_run" ADD COLUMN "window_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "through_key" text;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "state" text DEFAULT 'DONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "cursor" jsonb;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "batches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "error" text;