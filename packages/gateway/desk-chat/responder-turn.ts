import type { Platform } from '../platform.ts'
import type { AutoResponder, ResponderStep, SeenChat } from '../ports/auto-responder.ts'
import { randomId } from '../ports/random.ts'
import { readLine } from './rules.ts'
import type { Steps } from './steps.ts'
import { aliveChats, type ChatRow, lastLines, type LineRow, lockAlive } from './store.ts'

/** So much of what was said is shown to it. */
const SEEN_LINES = 20

const seenOf = (row: ChatRow, lines: readonly LineRow[]): SeenChat | undefined =>
  row.state === 'ENDED'
    ? undefined
    : { ...row, state: row.state, lines: lines.map(({ position, by, text, at }) => ({ position, by, text, at })) }

/** Lets the auto-responder take its next step in every chat that is alive. At several instances at once each chat gets a step at a time. */
export const createResponderTurn =
  ({ database: { orm }, clock, random }: Platform, responder: AutoResponder, steps: Steps): (() => Promise<void>) =>
  async () => {
    for (const { row } of await aliveChats(orm))
      await orm.transaction(async (tx) => {
        const chat = await lockAlive(tx, row.memberId)
        const seen = chat && seenOf(chat, await lastLines(tx, chat.id, SEEN_LINES))
        const step: ResponderStep | undefined = seen && responder.next(seen, clock.now())
        if (!chat || !step) return
        if (step.act === 'READ') await steps.seen(tx, chat)
        else if (step.act === 'SAY')
          await steps.say(tx, await steps.join(tx, chat, step.person), {
            id: randomId(random),
            by: 'DESK',
            person: step.person,
            text: readLine(step.text),
          })
        else await steps[step.act === 'JOIN' ? 'join' : 'type'](tx, chat, step.person)
      })
  }
