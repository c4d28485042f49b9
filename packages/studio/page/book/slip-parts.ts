import { h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import type { Wish, WishNow } from './wishes.ts'
import type { Words } from './words.ts'

/** One pick on the slip, with its odds of now and, where they changed, of before. */
export const legRow = ({ say }: Table, words: Words, { wish, now, state }: WishNow, remove: (wish: Wish) => void): HTMLElement =>
  h(
    'li',
    { class: state === 'SAME' ? '' : 'changed' },
    h(
      'div',
      {},
      h('b', {}, words.pick(state === 'CHANGED' && now ? now : wish)),
      h('span', { class: 'hint' }, `${words.market(wish.sport, wish.market)} · ${words.versus(wish)}`),
      state === 'PAUSED' ? h('span', { class: 'hint warn' }, say('bookWaitPaused')) : null,
      state === 'GONE' ? h('span', { class: 'hint warn' }, say('bookPauseOVER')) : null,
    ),
    h(
      'span',
      { class: 'leg-odds' },
      state === 'CHANGED' && now ? h('s', {}, words.odds(wish.odds)) : null,
      h('b', { class: state === 'CHANGED' ? 'warn' : '' }, words.odds((now ?? wish).odds)),
    ),
    h(
      'button',
      { type: 'button', class: 'tool', 'aria-label': say('bookRemove', { pick: words.pick(wish) }), onclick: () => remove(wish) },
      icon('x'),
    ),
  )

export interface Warning {
  readonly error: string
  /** Why nothing can be placed now. */
  readonly reason: string | undefined
  /** Picks whose odds need the player's word. */
  readonly changes: readonly WishNow[]
  /** What the bet would have brought before; undefined where there are several. */
  readonly was: number | undefined
}

/** What is said above the button: what went wrong, which odds changed, or why one cannot bet. */
export const warningOf = ({ say, money }: Table, words: Words, { error, reason, changes, was }: Warning): HTMLElement[] => {
  const text = error || (changes.length === 0 ? reason : undefined)
  if (text) return [icon('warn'), h('p', {}, text)]
  if (changes.length === 0) return []
  const sentences = [
    ...changes.map(({ wish, now }) =>
      say('bookOddsWent', { pick: words.pick(wish), before: words.odds(wish.odds), odds: words.odds(now?.odds ?? 0) }),
    ),
    was === undefined ? '' : say('bookReturnWas', { amount: money(was) }),
    say('bookNothingYet'),
  ]
  return [icon('warn'), h('div', {}, h('b', {}, say('bookOddsTitle')), h('p', {}, sentences.join(' ')))]
}
