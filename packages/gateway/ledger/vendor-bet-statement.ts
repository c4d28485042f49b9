import type { Units } from '@portico/contract/kit/money'
import { sqlState } from '../db/errors.ts'
import type { Database, Statement } from '../db/open.ts'
import { parameters } from '../db/parameters.ts'

/**
 * The second exception beside `place-bets-statement.ts`, for the same reason: a vendor's bet as one statement over the tables of the vendors, the
 * ledger and the outbox. By way of `post` it is fourteen round trips, and one player's bets wait for each other over eight of them.
 */

const NAMES = [
  'vendor',
  'txId',
  'walletTxId',
  'playerId',
  'currency',
  'tokenHash',
  'gameCode',
  'roundId',
  'exponent',
  'amount',
  'jackpot',
  'fingerprint',
  'reply',
  'at',
  'idleSince',
  'usedSince',
  'begunSince',
  'ref',
] as const
const { $, values } = parameters(...NAMES)

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** What the whole statement fails with once it has begun to write; the words are for whoever reads the database's log. */
const REFUSED = '22P02'

/**
 * A stake in the order that all calls of vendors keep, so that no two wait in a ring: the transaction's id first, then the round, then the cash.
 * 1. Who plays: a player of the vendor with a session that lives, a game that is open, cash that suffices as things stand, an account of the
 *    vendor's to pay it into, and no bonus: that one may pay a part, and bounds what is staked. The vendor writes as many places as at the door;
 *    whoever lowers them holds `vendor_round`, which this statement waits for before it looks at anything.
 * 2. The id is taken; one that somebody took before is waited for, and ends it here.
 * 3. The round is begun, or raised where it is this player's, of this game and open.
 * 4. The cash is lowered if it still suffices and the member may play (`play_allowed`, which the eligibility area owns).
 * 5. The transfer is written, and `balance.changed` of the contract goes into the outbox, as `toMoney` says it. A session whose last use was written
 *    down a while ago is marked as used, unless somebody holds it: step by step it is held before the cash, so that to wait here would be a ring.
 * No row comes back when 1 or 2 did not hold, which has written nothing; when 3 or 4 did not, the statement fails, which takes all of it back.
 */
const TEXT = `
with player as materialized (
  select p.member_id, a.id as account_id, g.game_type, h.id as house_id
  from vendor_player p
  join member m on m.id = p.member_id and m.currency = ${$.currency}::text
  join vendor_session s on s.token_hash = ${$.tokenHash}::text and s.vendor = p.vendor and s.member_id = p.member_id and s.ended_at is null
    and s.last_at > ${$.idleSince}::timestamptz and s.created_at > ${$.begunSince}::timestamptz
  join game g on g.code = ${$.gameCode}::text and g.vendor_code = p.vendor and g.enabled and not g.opens_list
  join ledger_account a on coalesce(a.owner_id, '${NOBODY}') = p.member_id and a.kind = 'player:cash' and a.currency = m.currency
  join ledger_account h on coalesce(h.owner_id, '${NOBODY}') = '${NOBODY}' and h.kind = 'vendor:' || p.vendor and h.currency = m.currency
  where p.vendor = ${$.vendor}::text and p.player_id = ${$.playerId}::text and a.balance >= ${$.amount}::bigint
    and not exists (select from turnover_requirement b where b.member_id = p.member_id and b.currency = m.currency and b.kind = 'BONUS'
      and b.state = 'ACTIVE')
    and exists (select from vendor_terms t where t.vendor = p.vendor and t.exponent >= ${$.exponent}::int)
), taken as (
  insert into vendor_tx (vendor, tx_id, wallet_tx_id, kind, round_id, member_id, currency, game_code, amount, jackpot, fingerprint, reply, at)
  select ${$.vendor}::text, ${$.txId}::text, ${$.walletTxId}::uuid, 'BET', ${$.roundId}::text, member_id, ${$.currency}::text,
    ${$.gameCode}::text, ${$.amount}::bigint, ${$.jackpot}::bigint, ${$.fingerprint}::text, ${$.reply}::jsonb, ${$.at}::timestamptz
  from player
  on conflict (vendor, tx_id) do nothing returning member_id
), round as (
  insert into vendor_round as r (vendor, round_id, member_id, game_code, game_type, currency, state, staked, opened_at, last_at)
  select ${$.vendor}::text, ${$.roundId}::text, player.member_id, ${$.gameCode}::text, game_type, ${$.currency}::text, 'OPEN',
    ${$.amount}::bigint, ${$.at}::timestamptz, ${$.at}::timestamptz
  from player join taken on taken.member_id = player.member_id
  on conflict (vendor, round_id) do update set staked = r.staked + excluded.staked, last_at = excluded.last_at
    where r.state = 'OPEN' and r.member_id = excluded.member_id and r.game_code = excluded.game_code
  returning r.member_id
), account as (
  update ledger_account a set balance = a.balance - ${$.amount}::bigint
  from player join round on round.member_id = player.member_id
  where a.id = player.account_id and a.balance >= ${$.amount}::bigint
    and play_allowed(player.member_id, ${$.amount}::bigint, player.game_type, ${$.at}::timestamptz, ${$.currency}::text)
  returning a.id, a.balance, player.member_id, player.house_id
), staked as (
  insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, at)
  select ${$.walletTxId}::uuid, id, house_id, ${$.amount}::bigint, 'VENDOR_BET', ${$.ref}::text, ${$.gameCode}::text, balance,
    ${$.at}::timestamptz
  from account
), notified as (
  insert into outbox (channel, target, type, data)
  select 'member', member_id, 'balance.changed', json_build_object('balance', json_build_object(
    'amount', balance / 10000 || '.' || lpad((balance % 10000)::text, 4, '0'), 'currency', ${$.currency}::text))
  from account
), stale as materialized (
  select s.token_hash from vendor_session s join account on account.member_id = s.member_id
  where s.token_hash = ${$.tokenHash}::text and s.last_at <= ${$.usedSince}::timestamptz
  for update of s skip locked
), used as (
  update vendor_session s set last_at = ${$.at}::timestamptz from stale where s.token_hash = stale.token_hash
)
select coalesce((select balance from account)::text, 'a stake is refused')::bigint::text as balance from taken`

const PLACE_VENDOR_BET: Statement = { name: 'place-vendor-bet', text: TEXT }

export interface VendorBet {
  readonly vendor: string
  readonly txId: string
  readonly walletTxId: string
  readonly playerId: string
  readonly currency: string
  readonly tokenHash: string
  readonly gameCode: string
  readonly roundId: string
  /** Of the vendor's terms, as the stake was read by. */
  readonly exponent: number
  readonly amount: Units
  readonly jackpot: Units
  readonly fingerprint: string
  /** What is answered, the balance aside, which follows from the transfer. */
  readonly reply: Readonly<Record<string, unknown>>
  readonly at: Date
  /** A session not used since then is over. */
  readonly idleSince: Date
  /** One whose last use was written down before is marked as used. */
  readonly usedSince: Date
  readonly begunSince: Date
  readonly ref: string
}

/** Takes a stake that nothing speaks against, and answers the balance after it. Undefined when something does: nothing is written then. */
export const placeVendorBet = async (database: Pick<Database, 'run'>, bet: VendorBet): Promise<Units | undefined> => {
  const written = {
    ...bet,
    amount: String(bet.amount),
    jackpot: String(bet.jackpot),
    reply: JSON.stringify(bet.reply),
    at: bet.at.toISOString(),
    idleSince: bet.idleSince.toISOString(),
    usedSince: bet.usedSince.toISOString(),
    begunSince: bet.begunSince.toISOString(),
  }
  try {
    const [row] = await database.run(PLACE_VENDOR_BET, values(written))
    return row && BigInt(row['balance'] as string)
  } catch (error) {
    if (sqlState(error) === REFUSED) return undefined
    throw error
  }
}
