import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { type RandomSource, randomId } from '@portico/gateway/ports/random'
import type { DisputeReason } from '@portico/contract/dispute/shapes'
import type { Localized } from '@portico/contract/kit/wire'
import type { Platform } from '@portico/gateway/platform'
import { inLanguageOfHouse } from '../translations/index.ts'
import { TOP_AGENT } from './people.ts'
import { SENTENCES } from './sentences.ts'

const HOUR_MS = 3_600_000
const PAGE = 10

interface Parts {
  readonly platform: Pick<Platform, 'brand'> & { readonly clock: Pick<ManualClock, 'set'>; readonly random: RandomSource }
  readonly services: Pick<Services, 'disputes' | 'commissions' | 'members'>
  readonly end: Date
}

/** The top agent's latest lines of daily salary, disputed: one waits for the desk, one for the agent, one is answered, one is closed. */
export const seedDisputes = async ({ platform: { brand, clock, random }, services, end }: Parts): Promise<void> => {
  const { disputes, commissions, members } = services
  const agent = await members.byAccount(TOP_AGENT)
  if (!agent) return
  const owner = { memberId: agent.id }
  const days = { from: '2000-01-01', to: end.toISOString().slice(0, 10) }
  const caller = { memberId: agent.id, currency: agent.currency }
  const { list } = await commissions.statements.lines(caller, { ...days, kind: 'daily', pageSize: PAGE })
  // Of a period its last version: a dispute of one is a dispute of all.
  const lines = [...new Map(list.toReversed().map(({ label, id }) => [label, id])).values()].toReversed()
  const say = (texts: Localized): string => inLanguageOfHouse(brand, texts)
  const at = (hours: number) => clock.set(new Date(end.getTime() - hours * HOUR_MS))
  const open = async (lineId: string | undefined, reason: DisputeReason, text: Localized) =>
    lineId === undefined ? undefined : (await disputes.open(owner, { lineId, reason, text: say(text) })).head
  const sayFact = async (id: string, fact: Localized, text: Localized) =>
    (await disputes.reply(owner, { requestId: randomId(random), id, fact: say(fact), text: say(text) })).head
  const answer = async (
    { number, version }: { readonly number: string; readonly version: number },
    person: string,
    step: {
      readonly action: 'question' | 'answer' | 'fact'
      readonly outcome?: 'GRANTED' | 'REFUSED'
      readonly fact?: string
      readonly text: Localized
    },
  ) => (await disputes.desk.answer({ number, version, ...step, text: say(step.text) }, person)).dispute.head

  at(170)
  const closed = await open(lines[3], 'MEMBERS', SENTENCES.membersDoubt)
  if (closed) {
    at(150)
    const text = SENTENCES.membersAnswer
    const { id, version } = await answer(closed, 'mai', { action: 'answer', outcome: 'REFUSED', text })
    at(140)
    await disputes.move(owner, { id, version, action: 'accept' })
  }
  at(60)
  const answered = await open(lines[2], 'RATE', SENTENCES.rateDoubt)
  if (answered) {
    at(30)
    const text = SENTENCES.rateAnswer
    await answer(answered, 'mai', { action: 'answer', outcome: 'GRANTED', text })
  }
  at(28)
  const unclear = await open(lines[1], 'GIVEN', SENTENCES.givenDoubt)
  if (unclear) {
    at(20)
    await answer(unclear, 'hoa', { action: 'question', text: SENTENCES.givenQuestion })
  }
  at(5)
  const waiting = await open(lines[0], 'BETS', SENTENCES.betDoubt)
  if (waiting) {
    at(2)
    const text = say(SENTENCES.betReply)
    await disputes.reply(owner, { requestId: randomId(random), id: waiting.id, text })
    await sayFact(waiting.id, SENTENCES.drawFact, SENTENCES.drawSaid)
    const named = await sayFact(waiting.id, SENTENCES.receiptFact, SENTENCES.receiptSaid)
    at(1)
    // Of one fact both sides say the same, of the other they do not.
    const agreed = await answer(named, 'mai', { action: 'fact', fact: say(SENTENCES.drawFact), text: SENTENCES.drawSaid })
    await answer(agreed, 'mai', { action: 'fact', fact: say(SENTENCES.receiptFact), text: SENTENCES.receiptFound })
  }
  clock.set(end)
}
