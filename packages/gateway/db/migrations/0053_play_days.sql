-- The cost of a debit must not grow with what its member has played: limits are counted by the sums of days that the ledger keeps, in the days of
-- its own zone, and no longer by the single movements of a window.
CREATE OR REPLACE FUNCTION play_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT s.value #>> '{}' FROM setting s WHERE s.key = 'ledger.zone'), 'UTC')
$$;
--> statement-breakpoint
DELETE FROM setting WHERE key = 'eligibility.zone';
--> statement-breakpoint
-- As `play_figures`, since the beginning of a day. What an agent sends to somebody below is money paid in, too; what is sent on makes no room.
CREATE FUNCTION play_days(player uuid, money text, since date, OUT staked bigint, OUT paid bigint, OUT deposited bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(d.debits - d.credits) FILTER (WHERE d.code IN ('STAKE', 'LOCK', 'REFUND', 'RELEASE')), 0)::bigint,
    coalesce(sum(d.credits - d.debits) FILTER (WHERE d.code = 'PAYOUT'), 0)::bigint,
    (coalesce(sum(d.credits - d.debits) FILTER (WHERE d.code = 'DEPOSIT'), 0)
      + coalesce(sum(d.credits) FILTER (WHERE d.code = 'TRANSFER_DOWNLINE'), 0))::bigint
  FROM ledger_day d
  WHERE d.day >= since AND d.account_id = (
    SELECT a.id FROM ledger_account a
    WHERE coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = player AND a.kind = 'player:cash' AND a.currency = money)
$$;
--> statement-breakpoint
-- As before, with one question for all that every debit asks: most members have no limit.
CREATE OR REPLACE FUNCTION play_refusal(player uuid, stake bigint, product text, at timestamptz, money text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  seen record;
  bound record;
  figures record;
BEGIN
  SELECT m.state, m.type = (SELECT (s.value #>> '{}')::int FROM setting s WHERE s.key = 'eligibility.trial-type') AS trial,
    (SELECT min(b.kind) FROM play_break b WHERE b.member_id = player AND (b.ends_at IS NULL OR b.ends_at > at)) AS pause,
    EXISTS (
      SELECT 1 FROM product_block b WHERE b.member_id = player AND (b.opens_at IS NULL OR b.opens_at > at)
        AND b.product = CASE play_refusal.product WHEN 'CHASE' THEN 'LOTTERY' ELSE play_refusal.product END) AS blocked,
    (SELECT p.last_at > at - interval '30 minutes' AND p.checked_at + p.reality_minutes * interval '1 minute' <= at
      FROM play_presence p WHERE p.member_id = player) AS due,
    EXISTS (SELECT 1 FROM play_limit l WHERE l.member_id = player) AS limited
  INTO seen FROM member m WHERE m.id = player;
  IF seen.state IS NULL THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  IF seen.state <> 'ACTIVE' THEN RETURN 'ACCOUNT_BLOCKED'; END IF;
  IF seen.trial THEN RETURN 'NEED_TRUE_ACCOUNT'; END IF;
  IF seen.pause IS NOT NULL THEN RETURN CASE seen.pause WHEN 'EXCLUSION' THEN 'SELF_EXCLUDED' ELSE 'PLAY_PAUSED' END; END IF;
  IF seen.blocked THEN RETURN 'PRODUCT_BLOCKED'; END IF;
  IF stake = 0 THEN RETURN NULL; END IF;
  IF seen.due THEN RETURN 'REALITY_CHECK_DUE'; END IF;
  IF NOT seen.limited THEN RETURN NULL; END IF;
  FOR bound IN
    SELECT l.kind, l.amount, date_trunc(lower(l.period), at AT TIME ZONE play_zone())::date AS since FROM play_limit l
    WHERE l.member_id = player AND l.kind <> 'DEPOSIT' AND l.currency IN (money, '')
  LOOP
    IF bound.kind = 'TIME' THEN
      IF (SELECT coalesce(sum(t.seconds), 0) FROM play_time t WHERE t.member_id = player AND t.day >= bound.since) >= bound.amount THEN
        RETURN 'TIME_LIMIT_REACHED';
      END IF;
    ELSE
      SELECT * INTO figures FROM play_days(player, money, bound.since);
      IF bound.kind = 'STAKE' AND greatest(figures.staked, 0) + stake > bound.amount THEN RETURN 'STAKE_LIMIT_REACHED'; END IF;
      IF bound.kind = 'LOSS' AND greatest(figures.staked - figures.paid, 0) + stake > bound.amount THEN RETURN 'LOSS_LIMIT_REACHED'; END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
