import { agentDispute, openDispute } from '@portico/contract/dispute/calls'
import { answerDispute, operatorDisputes } from '@portico/contract/dispute/operator-calls'
import { commissionLines } from '@portico/contract/commission/calls'
import { ONE } from '@portico/contract/kit/money'
import type { SentOf } from '@portico/contract/kit/call'
import { manualClock } from '../ports/clock.ts'
import { tiers } from './agent-line.ts'
import { runDue } from './due-jobs.ts'
import { testGateway } from './gateway.ts'
import { testTeam } from './team.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; a salary by the day begins on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + day * DAY + hours * HOUR)
export const DISPUTE_TEXT = 'Bet 77410 was placed on round 4417. Please count it again.'

/** A gateway with two agents, each with the lines of five days to dispute, and two people at the desk, mai and hoa. Call `gateway.close` at the end. */
export const disputeHouse = async () => {
  const gateway = await testGateway({ clock: manualClock(AGREED) })
  const team = await testTeam(gateway, at(0, -1))
  const people = new Map<string, { readonly token: string }>()
  const lineIds = async (account: string): Promise<string[]> => {
    const { list } = (await gateway.call(commissionLines, { from: '2026-11-18', to: '2026-11-25', kind: 'daily' }, team.as(account))).value
    return list.map(({ id }) => id).reverse()
  }
  const enterAll = async () => {
    for (const name of ['mai', 'hoa']) people.set(name, await gateway.operatorNamed(name, 'support'))
    await team.enter('AGENT', 'dptop', 'dpother')
  }
  for (const account of ['dptop', 'dpother']) {
    await team.open(account, 1, null, new Date(AGREED))
    await team.open(`${account}-p`, 3, account, new Date(AGREED))
    const offer = { holders: [team.idOf(account)], kind: 'daily' as const, terms: tiers([0, null, '1']), expiresAt: at(1, 0).toISOString() }
    const [outcome] = await gateway.agentContracts.desk.offer('hoa', offer)
    const holder = { memberId: team.idOf(account), currency: 'VND' }
    const { id, hash } = outcome!.contract!
    const { below } = await gateway.agentContracts.detail(holder, id)
    await gateway.agentContracts.answer(holder, { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
    for (const day of [0, 1, 2, 3, 4]) {
      const stake = BigInt(day + 1) * 1_000n * ONE
      await team.bet(`${account}-p`, { stake, payout: 0n, validBet: stake, placedAt: at(day, 5), settledAt: at(day, 5) })
    }
  }
  const jobs = gateway.commissions.runs.filter(({ name }) => name === 'commissions daily')
  for (const day of [0, 1, 2, 3, 4, 5]) {
    gateway.clock.set(at(day, 1))
    await runDue(gateway, jobs)
  }
  await enterAll()
  const dayLines = await lineIds('dptop')
  const [strangeLine = ''] = await lineIds('dpother')
  return {
    gateway,
    team,
    people,
    /** The line of each day of `dptop`, and one of the other agent. */
    dayLines,
    strangeLine,
    open: (account: string, lineId: string, more: object = {}) =>
      gateway.call(openDispute, { lineId, reason: 'BETS', text: DISPUTE_TEXT, ...more }, team.as(account)),
    answer: (person: string, request: SentOf<typeof answerDispute>) => gateway.call(answerDispute, request, people.get(person)),
    /** Sessions end meanwhile, so everybody signs in again. */
    later: async (ms: number) => {
      gateway.clock.advance(ms)
      await enterAll()
    },
    lineIds,
    /** An instant of a day of the salary, the first of them 0, and an hour of it. */
    at,
    waiting: async () => (await gateway.call(operatorDisputes, {}, people.get('mai'))).value.list,
    read: async (id: string) => (await gateway.call(agentDispute, { id }, team.as('dptop'))).value.dispute,
  }
}
