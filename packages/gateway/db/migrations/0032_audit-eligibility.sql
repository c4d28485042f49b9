CREATE TABLE "audit_entry" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"ip" text,
	"details" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entry_subject_idx" ON "audit_entry" USING btree ("subject","seq");--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Why a member may not be debited for play; null where nothing speaks against it. Limits and exclusions are asked here, and nowhere else.
CREATE FUNCTION play_refusal(player uuid, stake bigint, product text, at timestamptz) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  found_state text;
  found_type int;
BEGIN
  SELECT m.state, m.type INTO found_state, found_type FROM member m WHERE m.id = player;
  IF found_state IS NULL THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  IF found_state <> 'ACTIVE' THEN RETURN 'ACCOUNT_BLOCKED'; END IF;
  IF found_type = (SELECT (s.value #>> '{}')::int FROM setting s WHERE s.key = 'eligibility.trial-type') THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION play_allowed(player uuid, stake bigint, product text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT play_refusal(player, stake, product, at) IS NULL
$$;
