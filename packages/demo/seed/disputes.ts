import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { type RandomSource, randomId } from '@portico/gateway/ports/random'
import type { DisputeReason } from '@portico/contract/dispute/shapes'
import { TOP_AGENT } from './people.ts'

const HOUR_MS = 3_600_000
const PAGE = 10

interface Parts {
  readonly platform: { readonly clock: Pick<ManualClock, 'set'>; readonly random: RandomSource }
  readonly services: Pick<Services, 'disputes' | 'commissions' | 'members'>
  readonly end: Date
}

/** The top agent's latest lines of daily salary, disputed: one waits for the desk, one for the agent, one is answered, one is closed. */
export const seedDisputes = async ({ platform: { clock, random }, services, end }: Parts): Promise<void> => {
  const { disputes, commissions, members } = services
  const agent = await members.byAccount(TOP_AGENT)
  if (!agent) return
  const owner = { memberId: agent.id }
  const days = { from: '2000-01-01', to: end.toISOString().slice(0, 10) }
  const caller = { memberId: agent.id, currency: agent.currency }
  const { list } = await commissions.statements.lines(caller, { ...days, kind: 'daily', pageSize: PAGE })
  // Of a period its last version: a dispute of one is a dispute of all.
  const lines = [...new Map(list.toReversed().map(({ label, id }) => [label, id])).values()].toReversed()
  const at = (hours: number) => clock.set(new Date(end.getTime() - hours * HOUR_MS))
  const open = async (lineId: string | undefined, reason: DisputeReason, text: string) =>
    lineId === undefined ? undefined : (await disputes.open(owner, { lineId, reason, text })).head
  const answer = async (
    { number, version }: { readonly number: string; readonly version: number },
    person: string,
    step: { readonly action: 'question' | 'answer'; readonly outcome?: 'GRANTED' | 'REFUSED'; readonly text: string },
  ) => (await disputes.desk.answer({ number, version, ...step }, person)).dispute.head

  at(170)
  const closed = await open(lines[3], 'MEMBERS', 'Two of my members bet that day and do not count as active. Please look again.')
  if (closed) {
    at(150)
    const text = 'Both bet less than the active bet that your contract names, so they do not count.'
    const { id, version } = await answer(closed, 'mai', { action: 'answer', outcome: 'REFUSED', text })
    at(140)
    await disputes.move(owner, { id, version, action: 'accept' })
  }
  at(60)
  const answered = await open(lines[2], 'RATE', 'The rate should be that of the second tier: turnover was above its edge.')
  if (answered) {
    at(30)
    const text = 'You are right about the turnover. A void bet is counted again; the next run writes a further version.'
    await answer(answered, 'mai', { action: 'answer', outcome: 'GRANTED', text })
  }
  at(28)
  const unclear = await open(lines[1], 'GIVEN', 'What was given on to my downline looks twice as high as agreed.')
  if (unclear) {
    at(20)
    await answer(unclear, 'hoa', { action: 'question', text: 'Which downline do you mean, and which of the two contracts?' })
  }
  at(5)
  const waiting = await open(
    lines[0],
    'BETS',
    'A bet on the draw of 18:30 was settled and is missing from this line. Please count it again.',
  )
  if (waiting) {
    at(2)
    const text = 'Its number is on the receipt that I sent to support this morning.'
    await disputes.reply(owner, { requestId: randomId(random), id: waiting.id, text })
  }
  clock.set(end)
}
