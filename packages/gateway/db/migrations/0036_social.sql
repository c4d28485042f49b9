CREATE TABLE "exchange_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"exchanged" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_attempt" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"challenge" text NOT NULL,
	"remember" boolean NOT NULL,
	"return_to" text NOT NULL,
	"session_id" uuid,
	"browser_hash" text,
	"state_hash" text,
	"nonce" text,
	"code_verifier" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"email" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_attempt_state_idx" ON "social_attempt" USING btree ("state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_member_key" ON "social_identity" USING btree ("member_id","provider");