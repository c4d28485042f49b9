import { randomUUID } from 'node:crypto'
import type { bet } from '../lottery/bets/schema.ts'
import { lotteryIssue } from '../lottery/schema.ts'
import { PASSWORD, type TestGateway } from './gateway.ts'
import { writeBets } from './settled-bets.ts'

const NUMERO = '20261120-0001'

/** An agent's team and the bets of its accounts, all on one issue of SSC1, which is settled. */
export const testTeam = async (gateway: TestGateway, drawAt: Date) => {
  const ids = new Map<string, string>()
  const tokens = new Map<string, string>()
  const { orm } = gateway.database
  const [issue] = await orm
    .insert(lotteryIssue)
    .values({ gameCode: 'SSC1', numero: NUMERO, openAt: drawAt, sealAt: drawAt, drawAt, state: 'SETTLED' })
    .returning()
  const idOf = (account: string): string => ids.get(account)!
  return {
    idOf,
    /** `type`: 1 and 2 are agents, 3 a player. */
    open: async (account: string, type: number, upline: string | null, joinedAt: Date) => {
      const member = await gateway.members.create({ account, type, password: PASSWORD, uplineId: upline && idOf(upline), joinedAt })
      ids.set(account, member.id)
      return member
    },
    /** Logs agents in at their door, and players on the site. */
    enter: async (portal: 'AGENT' | 'PLAYER', ...accounts: readonly string[]) => {
      for (const account of accounts) tokens.set(account, (await gateway.login(account, portal === 'AGENT' ? { portal } : {})).token)
    },
    as: (account: string) => ({ token: tokens.get(account)! }),
    /** A bet of one line, settled when `more` says so. */
    bet: async (account: string, more: Pick<typeof bet.$inferInsert, 'stake'> & Partial<typeof bet.$inferInsert>) =>
      writeBets(orm, {
        id: randomUUID(),
        memberId: idOf(account),
        issueId: issue!.id,
        gameCode: 'SSC1',
        gameType: 'ELOTT',
        numero: NUMERO,
        play: 'front3-direct',
        selection: { lines: ['123'] },
        notes: 1,
        unit: '2000',
        mode: '1',
        multiple: 1,
        prizeGroup: 1950,
        currency: 'VND',
        rebate: 0n,
        state: 'LOST',
        payout: 0n,
        validBet: more.stake,
        placedAt: drawAt,
        settledAt: drawAt,
        ...more,
      }),
  }
}
export type TestTeam = Awaited<ReturnType<typeof testTeam>>
