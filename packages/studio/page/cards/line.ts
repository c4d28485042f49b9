import { prizeOf } from '../../games/cards/cards.ts'
import type { DuelView } from '../../duels/view.ts'
import { combinationOf } from '../../games/cards/combination.ts'
import { paymentNote, type Table } from '../table.ts'
import { cardsInWords, kindInWords } from './words.ts'

export const hasWon = (view: DuelView): boolean => view.state === 'over' && (view.round?.paid ?? 0) > 0

/** What became of a game that has ended; nothing where nobody ever sat down. */
export const endingText = ({ say, money }: Table, view: DuelView): string => {
  const { ending, round, stake } = view
  if (view.state === 'over') {
    const away = ending === 'AWAY' ? say(hasWon(view) ? 'wonAway' : 'lostAway') : ''
    const note = round ? (paymentNote(say, round) ?? '') : ''
    const text = hasWon(view) ? say('wonPot', { amount: money(prizeOf(stake)) }) : say('lostGame', { amount: money(stake) })
    return [text, away, note].filter((part) => part !== '').join(' ')
  }
  if (view.state !== 'void' || ending === null || ending === 'LEFT') return ''
  const isBack = round !== null && round.state !== 'refused'
  if (!isBack) return say('GAME_NOT_BEGUN')
  return ending === 'BOTH_AWAY' || ending === 'INTERRUPTED' || ending === 'NOT_STAKED' ? say(`GAME_RETURNED_${ending}`) : ''
}

/** What has to be done now, in two lines. */
export const turnText = ({ say }: Table, view: DuelView, name: string): readonly [string, string] => {
  if (!view.myTurn) return [say('theirTurn', { name }), say('waitForThem')]
  const lying = view.lying ? combinationOf(view.lying) : undefined
  return [say('yourTurn'), lying ? say('beatOrPass', { what: kindInWords(say, lying) }) : say('leadAny')]
}

/** What a screen reader hears of the last move. */
export const moveInWords = (table: Table, view: DuelView, name: string): string => {
  const { say } = table
  const last = view.moves.at(-1)
  if (!last) return turnText(table, view, name).join('. ')
  const isMine = last.seat === view.seat
  if (last.cards.length === 0) return isMine ? say('youPassed') : say('theyPassed', { name })
  const cards = cardsInWords(say, last.cards)
  const played = isMine ? say('youPlayed', { cards }) : say('playedLast', { name, cards })
  return view.myTurn ? `${played}. ${turnText(table, view, name)[1]}` : played
}
