import { ONE } from '@portico/contract/kit/money'
import { insertDownlines, insertPastDay } from '@portico/demo/seed/bulk-store'
import { agentContract } from '@portico/gateway/agent-contracts/schema'
import type { Orm } from '@portico/gateway/db/open'
import { findAccount, houseOf, openAccount } from '@portico/gateway/ledger/index'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import type { Members } from '@portico/gateway/member/index'
import { sql } from 'drizzle-orm'

const TOP = 'benchtop'
const AGENT_TYPE = 41
const PLAYER_TYPE = 3
export const WINDOW_MS = 5 * 60_000
const DAY_MS = 86_400_000

const GAME = gameOf('SSC1')!
const STAKE = 20n * ONE
/** A bet of a line in three wins twice its stake. */
const LINES = Array.from({ length: 3 }, (_, n) => ({
  n,
  play: 'front3-direct',
  selection: { lines: ['123'] },
  notes: 1,
  unit: '2',
  mode: '1',
  multiple: 10,
  prizeGroup: 1900,
  odds: null,
  flags: {},
  stake: STAKE,
  rebate: 0n,
}))

/** A team of `holders` accounts below one agent, each of which has a real-time contract that stands under the one above. */
export const openHolders = async (
  orm: Orm,
  members: Members,
  { holders, currency, at }: { holders: number; currency: string; at: Date },
) => {
  const joinedAt = new Date(at.getTime() - 30 * DAY_MS)
  const top = await members.create({ account: TOP, type: AGENT_TYPE, passwordHash: '-', uplineId: null })
  await openAccount(orm, houseOf('provider:clearing', currency))
  const clearing = (await findAccount(orm, houseOf('provider:clearing', currency)))!.id
  await orm.transaction((tx) =>
    insertDownlines(tx, {
      count: holders - 1,
      topAgent: TOP,
      passwordHash: '-',
      currency,
      joinedAt,
      agentType: AGENT_TYPE,
      playerType: PLAYER_TYPE,
      purse: 100_000n * ONE,
      clearing,
    }),
  )
  const since = sql`${joinedAt.toISOString()}::timestamptz`
  await orm.execute(sql`
    insert into ${agentContract} (id, kind, currency, holder_id, payer_id, terms, text, hash, version, expires_at, state, starts_at)
    select md5('bench contract' || m.id)::uuid, 'realtime', ${currency}, m.id, m.upline_id,
      jsonb_build_object('progressive', false, 'tiers', '[]'::jsonb, 'rates', jsonb_build_object('ALL', jsonb_build_object(
        'loss', (1 - t.depth * 0.1)::numeric(10,4)::text, 'win', (0.5 - t.depth * 0.05)::numeric(10,4)::text, 'min', '1.0000'))),
      '{}', repeat('0', 64), 1, ${since}, 'ACTIVE', ${since}
    from member_tree t join member m on m.id = t.descendant_id where t.ancestor_id = ${top.id}::uuid`)
  await orm.execute(sql`analyze`)
}

export interface Betting {
  /** Tells the bets of one span from those of another. */
  readonly span: number
  readonly from: Date
  readonly windows: number
  readonly bets: number
  readonly members: number
  readonly currency: string
}

/** Settled bets in windows one after the other, as the gateway would have written them a second after each window began. */
export const betIn = async (orm: Orm, { span, from, windows, bets, members, currency }: Betting): Promise<void> => {
  const account = async (kind: 'house:gaming' | 'house:commission'): Promise<bigint> => {
    await openAccount(orm, houseOf(kind, currency))
    return (await findAccount(orm, houseOf(kind, currency)))!.id
  }
  const house = { gaming: await account('house:gaming'), commission: await account('house:commission') }
  const issues = Array.from({ length: windows }, (_, n) => {
    const drawAt = from.getTime() + n * WINDOW_MS
    const [openAt, sealAt] = [drawAt - WINDOW_MS, drawAt - 10_000].map((each) => new Date(each).toISOString())
    return {
      n,
      numero: `bench-${span}-${n}`,
      openAt: openAt!,
      sealAt: sealAt!,
      drawAt: new Date(drawAt).toISOString(),
      result: { digits: '12345' },
    }
  })
  const outcomes = issues.flatMap(({ n: issue }) =>
    LINES.map(({ n: line }) => {
      const payout = line === 0 ? 2n * STAKE : 0n
      return { issue, line, state: payout > 0n ? 'WON' : 'LOST', payout, rebate: 0n, valid: STAKE, hits: [] }
    }),
  )
  await orm.transaction((tx) =>
    insertPastDay(tx, { game: GAME, day: span, issues, lines: LINES, outcomes, bets, members, currency, house }),
  )
  await orm.execute(sql`analyze bet, settlement, ledger_account, lottery_issue`)
}
