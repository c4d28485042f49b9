import type { Unseen } from '../rounds/shown.ts'
import { markRoundSeen, readState } from './api.ts'
import { fill, h, icon } from './dom.ts'
import { copyReplayLink } from './replay-link.ts'
import { roundResult } from './replay-ribbon.ts'
import { pause, paymentNote, type Table } from './table.ts'
import type { View } from './view.ts'

const ASK_MS = 3000

type Calls = { readonly read: typeof readState; readonly mark: typeof markRoundSeen }

export interface UnseenRounds {
  /** What is said of such a round, over the game. */
  readonly element: HTMLElement
  /** The table, with no bet taken while it is not known what the one before came to. */
  readonly table: Table
  /** Shows rounds in this view from here on, and the one that was not seen before. */
  readonly showIn: (view: Pick<View, 'replay'>) => void
}

/** Rounds that were played while their player could not see them: each is told and drawn, and none is played twice. */
export const createUnseenRounds = (table: Table, { read, mark }: Calls = { read: readState, mark: markRoundSeen }): UnseenRounds => {
  const { say, locale, state } = table
  const element = h('div', { class: 'unseen-round', role: 'status' })
  let view: Pick<View, 'replay'> | undefined
  let isLost = false
  const close = () => fill(element)
  const tell = ({ round, earlier }: Unseen) => {
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(round.createdAt)
    const note = h('small')
    const copy = () => void copyReplayLink(say, round, note)
    fill(
      element,
      h(
        'div',
        { class: 'unseen-card' },
        h(
          'p',
          {},
          h('b', {}, say('unseenRound', { time })),
          ' ',
          roundResult(table, round),
          ' ',
          say('unseenResult'),
          ' ',
          paymentNote(say, round),
          earlier > 0 ? ` ${say('unseenEarlier', { count: earlier })}` : null,
        ),
        h('button', { type: 'button', class: 'quiet', onclick: copy }, icon('copy'), h('span', {}, say('replayLink'))),
        h('button', { type: 'button', class: 'tool', 'aria-label': say('close'), onclick: close }, icon('x')),
        note,
      ),
    )
    view?.replay(round)
    mark(round.roundId)
  }
  /** Asks once what became of the bet without an answer. Answers why no other may follow yet. */
  const ask = async (): Promise<string | undefined> => {
    const now = await read()
    if ('refused' in now) return now.refused
    isLost = false
    table.catchUp(now)
    if (!now.unseen) return undefined
    tell(now.unseen)
    return 'UNSEEN_SHOWN'
  }
  let asking: Promise<string | undefined> | undefined
  const findOut = (): Promise<string | undefined> => {
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }
  const findOutLater = async (): Promise<void> => {
    while (isLost) {
      await pause(ASK_MS)
      if (isLost && (await findOut()) !== 'LOST') return
    }
  }
  const bet: Table['bet'] = async (choice, stake, by) => {
    close()
    // What several players share tells by its own line how a bet stands.
    if (by) return table.bet(choice, stake, by)
    if (isLost) {
      const refused = await findOut()
      if (refused !== undefined) return { refused }
    }
    const answer = await table.bet(choice, stake)
    if ('refused' in answer && answer.refused === 'LOST' && !isLost) {
      isLost = true
      void findOutLater()
    }
    return answer
  }
  return {
    element,
    table: { ...table, bet },
    showIn: (into) => {
      view = into
      if (state.unseen) tell(state.unseen)
    },
  }
}
