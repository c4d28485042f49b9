import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { BetLine, Selection } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { playOf } from '@portico/lottery/catalogue'
import { selectionsOf } from '@portico/lottery/testing/selections'
import type { Orm } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { findAccount, houseOf, openAccount } from '../ledger/index.ts'
import type { LotteryGame } from '../lottery/offer/games.ts'
import { type PricedLine, priceLine } from '../lottery/bets/line.ts'
import { oddsOf } from '../lottery/bets/price.ts'
import { PRIZE_GROUP } from '../member/index.ts'

/** Most people play at their highest. */
const GROUPS = [1950, 1950, 1950, 1900, 1850]
/** Of so many selections at least one is such that a slip takes it. */
const TRIES = 5
const GIFT = '1000000000'

/** Lines of every play the lottery prices, `each` of them a play; the same seed gives the same ones. */
export const mixedLines = (game: LotteryGame, currency: string, each: number, seed = 1): readonly PricedLine[] =>
  game.plays.flatMap((play) => {
    const grammar = playOf(game.rules, play)?.grammar ?? []
    const priced = fc.sample(selectionsOf(grammar), { numRuns: each * TRIES, seed }).flatMap((selection, i) => {
      const mode = game.modes.at(-1)!
      const chosen = selection as Selection
      const prizeGroup = oddsOf(game, play, chosen) ? null : GROUPS[i % GROUPS.length]!
      const line: BetLine = { play, selection: chosen, mode, multiple: 1 + (i % 5), prizeGroup }
      try {
        return [priceLine(game, line, currency, PRIZE_GROUP.usual)]
      } catch (error) {
        // Selections that a slip would not take, empty ones among them.
        if (error instanceof Failure) return []
        throw error
      }
    })
    return priced.slice(0, each)
  })

/** Members with cash enough for anything, written at once; `inTree`: each but the first below the one of half its number. */
export const openCrowd = async (orm: Orm, members: number, currency: string, at: Date, inTree = false): Promise<void> => {
  const { id: suspense } = await openAccount(orm, houseOf('suspense', currency)).then(
    async () => (await findAccount(orm, houseOf('suspense', currency)))!,
  )
  const [amount, time] = [parseUnits(GIFT), at.toISOString()]
  await orm.execute(sql`
    with person as (
      insert into member (id, account, nickname, password_hash, type, currency, max_prize_group, joined_at, upline_id)
      select md5('crowd' || n)::uuid, 'crowd' || n, 'crowd', '-', 0, ${currency}, 1950, ${time}::timestamptz,
        case when ${inTree}::boolean and n > 1 then md5('crowd' || n / 2)::uuid end
      from generate_series(1, ${members}::int) n returning id
    ), purse as (
      insert into ledger_account (owner_id, kind, currency, cached, balance)
      select id, 'player:cash', ${currency}, true, ${amount}::bigint from person returning id, owner_id
    )
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, credit_after, at)
    select md5('gift' || owner_id)::uuid, ${suspense}::bigint, id, ${amount}::bigint, 'ADJUSTMENT', owner_id::text, ${amount}::bigint, ${time}::timestamptz
    from purse`)
}

export interface CrowdBets {
  readonly game: LotteryGame
  readonly issueId: bigint
  readonly numero: string
  readonly lines: readonly PricedLine[]
  readonly bets: number
  readonly members: number
  readonly currency: string
  readonly at: Date
}

/** Bets of the crowd on one issue with their stakes, written at once as if placed one by one. Their ids follow from issue and number. */
export const placeCrowd = async (orm: Orm, { game, issueId, numero, lines, bets, members, currency, at }: CrowdBets): Promise<void> => {
  await openAccount(orm, houseOf('house:gaming', currency))
  const { id: house } = (await findAccount(orm, houseOf('house:gaming', currency)))!
  const menu = JSON.stringify(
    lines.map((line, n) => ({ ...line, n })),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )
  const time = at.toISOString()
  await orm.execute(sql`
    with menu as materialized (
      select * from jsonb_to_recordset(${menu}::jsonb) as m(n int, play text, selection jsonb, notes int, unit text, mode text,
        multiple int, "prizeGroup" int, odds jsonb, flags jsonb, stake bigint, rebate bigint)
    ), placed as (
      insert into bet (id, member_id, issue_id, game_code, game_type, numero, play, selection, notes, unit, mode, multiple,
        prize_group, odds, flags, currency, stake, rebate, state, placed_at)
      select md5(${issueId}::text || 'bet' || k)::uuid, md5('crowd' || (1 + k % ${members}::int))::uuid, ${issueId}::bigint, ${game.code}, ${game.gameType},
        ${numero}, play, selection, notes, unit, mode, multiple, "prizeGroup", nullif(odds, 'null'::jsonb), flags, ${currency}, stake,
        rebate, 'WAITING', ${time}::timestamptz
      from generate_series(1, ${bets}::int) k join menu on menu.n = (k::bigint * 7919) % ${lines.length}::int
      returning id, member_id, stake
    ), spent as (select member_id, sum(stake)::bigint as stake from placed group by member_id),
    account as (
      update ledger_account a set balance = a.balance - spent.stake from spent
      where coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = spent.member_id and a.kind = 'player:cash'
        and a.currency = ${currency}
      returning a.id, a.owner_id
    )
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, at)
    select md5(placed.id::text || 'stake')::uuid, account.id, ${house}::bigint, placed.stake, 'STAKE', placed.id::text, ${game.code}, null, ${time}::timestamptz
    from placed join account on account.owner_id = placed.member_id`)
  await orm.execute(sql`analyze bet, ledger_account, ledger_transfer, member`)
}
