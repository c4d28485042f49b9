import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import type { CommissionKind, ContractKind } from '@portico/contract/commission/kinds'
import { ONE } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { bet, betVersion } from '../lottery/bets/schema.ts'
import { manualClock } from '../ports/clock.ts'
import { tiers } from './agent-line.ts'
import { runDue } from './due-jobs.ts'
import { testGateway } from './gateway.ts'
import { rewriteBet } from './settled-bets.ts'
import { testTeam } from './team.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; contracts of it begin on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + day * 24 * HOUR + hours * HOUR)
/** The days of the story. */
export const DAYS = { from: '2026-11-18', to: '2026-11-21' }

/** Three agents below each other with contracts, rates, bets of a player and a correction: statements of every kind, some of two versions. */
export const statementStory = async () => {
  const gateway = await testGateway({ clock: manualClock(AGREED) })
  const team = await testTeam(gateway, new Date(AGREED))
  const agent = (account: string) => ({ memberId: team.idOf(account), currency: 'VND' })
  const give = async (payer: string | null, holder: string, kind: ContractKind, terms: ContractTerms) => {
    const request = { holders: [team.idOf(holder)], kind, terms, expiresAt: at(4, 0).toISOString() }
    const { agentContracts } = gateway
    const [outcome] = payer === null ? await agentContracts.desk.offer('hoa', request) : await agentContracts.offer(agent(payer), request)
    const { id, hash } = outcome!.contract!
    const { below } = await agentContracts.detail(agent(holder), id)
    await agentContracts.answer(agent(holder), { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
  }
  const run = async (kind: CommissionKind) => {
    const jobs = gateway.commissions.runs.filter(({ name }) => name === `commissions ${kind}`)
    await runDue(gateway, jobs)
  }
  const play = async (account: string, stake: bigint, payout: bigint, settledAt: Date) => {
    const net = payout > stake ? payout - stake : stake - payout
    const state = payout > stake ? 'WON' : payout === stake ? 'PUSH' : 'LOST'
    await team.bet(account, {
      stake: stake * ONE + 1n,
      payout: payout === stake ? stake * ONE + 1n : payout * ONE,
      validBet: net * ONE,
      state,
      placedAt: settledAt,
      settledAt,
    })
  }
  for (const [account, upline] of [
    ['sttop', null],
    ['stmid', 'sttop'],
    ['stlow', 'stmid'],
  ] as const)
    await team.open(account, 1, upline, new Date(AGREED))
  await team.open('stplayer', 3, 'stlow', new Date(AGREED))
  await team.open('stother', 3, 'sttop', new Date(AGREED))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  for (const [account, rate] of [
    ['sttop', '9.0'],
    ['stmid', '8.0'],
  ] as const)
    await gateway.rebateRates.desk.set(account, { category: 'LOTTERY', rate }, 'hoa')
  const policies = { ownLoss: { policy: 'CARRY', periods: 3, cap: null }, negative: { policy: 'CARRY', periods: 3, cap: null } } as const
  const share = (rate: string): ContractTerms => ({
    period: 'D',
    progressive: false,
    tiers: [{ turnover: null, active: null, rate }],
    rates: {},
    ...policies,
  })
  await give(null, 'sttop', 'dividend', share('20'))
  await give('sttop', 'stmid', 'dividend', share('15'))
  await give(null, 'sttop', 'daily', tiers([100_000, null, '1'], [3_000_000, 2, '1.5']))
  await give('sttop', 'stmid', 'daily', tiers([100_000, null, '0.6'], [3_000_000, 2, '0.9']))
  await give('stmid', 'stlow', 'daily', { ...tiers([100_000, null, '0.2'], [1_000_000, 1, '0.3333']), progressive: true })
  await play('stplayer', 2_345_671n, 0n, at(0, 3))
  await play('stmid', 1_200_000n, 1_200_007n, at(0, 5))
  gateway.clock.set(at(0, 6))
  // Bets of before keep the rate of before.
  await gateway.rebateRates.desk.set('stmid', { category: 'LOTTERY', rate: '8.6' }, 'hoa')
  await play('stother', 1_999_999n, 5_000_000n, at(0, 9))
  await play('stlow', 400_000n, 400_000n, at(0, 11))
  await play('stplayer', 800_000n, 0n, at(1, 2))
  gateway.clock.set(at(1, 1))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  // Another result for the first bet: what was paid for it is taken back.
  gateway.clock.set(at(1, 4))
  const [row] = await gateway.database.orm
    .select()
    .from(bet)
    .where(eq(bet.settledAt, at(0, 3)))
  const { id, state, payout, rebate, validBet, stake } = row!
  if (state === 'WAITING') throw new Error('not settled')
  await gateway.database.orm
    .insert(betVersion)
    .values({ betId: id, resultVersion: 1, state, payout: payout ?? 0n, rebate, validBet: validBet ?? 0n, until: gateway.clock.now() })
  await rewriteBet(gateway.database.orm, id, { state: 'VOID', payout: stake, resultVersion: 2 })
  gateway.clock.set(at(2, 1))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  gateway.clock.set(at(2, 2))
  await run('realtime')
  await give(null, 'sttop', 'realtime', { progressive: false, tiers: [], rates: { ALL: { loss: '0.3', win: '0.1', min: '1000' } } })
  await give('sttop', 'stmid', 'realtime', { progressive: false, tiers: [], rates: { ELOTT: { loss: '0.2', win: '0.1', min: '2000' } } })
  gateway.clock.set(at(2, 2.2))
  await play('stplayer', 33_333n, 0n, new Date(at(2, 2.2).getTime() + 1_000))
  await play('stother', 77_777n, 99_999n, new Date(at(2, 2.2).getTime() + 2_000))
  gateway.clock.set(at(2, 2.5))
  await run('realtime')
  await team.enter('AGENT', 'sttop', 'stmid', 'stlow')
  await team.enter('PLAYER', 'stplayer')
  return {
    gateway,
    team,
    lines: async (account: string, more: object = {}) =>
      (await gateway.call(commissionLines, { ...DAYS, ...more }, team.as(account))).value,
    bundleOf: async (account: string, id: string) => (await gateway.call(commissionStatement, { id }, team.as(account))).value,
  }
}
export type StatementStory = Awaited<ReturnType<typeof statementStory>>
