import type { Round } from '../../rounds/round.ts'
import { paymentNote, type Table } from '../table.ts'
import { standing } from './sale.ts'

/** Purchases whose money comes back whole, after they stood. */
const BACK = ['GIVEN_BACK', 'TOO_FEW_CARDS']

export const sumOf = (rounds: readonly Round[], of: (round: Round) => number): number => rounds.reduce((sum, round) => sum + of(round), 0)

export interface Purchases {
  /** The purchases of a round, with what was answered to presses meanwhile. */
  readonly withAnswers: (rounds: readonly Round[], commitment: string) => Round[]
  /** Keeps an answer to a press, which may be ahead of what the stream told. */
  readonly answer: (round: Round) => void
  /** Counts what a purchase came to, once. */
  readonly count: (round: Round) => void
  /** Passes over a purchase that was over before this page opened: it is in its balance already. */
  readonly skip: (round: Round) => void
  /** What a round's purchases came to, in words. */
  readonly outcomeText: (mine: readonly Round[]) => string
}

export const createPurchases = (table: Table): Purchases => {
  const { say, money } = table
  const answers = new Map<string, Round>()
  const counted = new Set<string>()

  /** The purchases of a round, with what was answered to presses meanwhile. */
  const withAnswers = (rounds: readonly Round[], commitment: string): Round[] => {
    const byId = new Map(rounds.map((round) => [round.roundId, round]))
    for (const [id, round] of answers) {
      const known = byId.get(id)
      if (round.commitment !== commitment) continue
      if (!known || standing(known)) byId.set(id, round)
      else answers.delete(id)
    }
    return [...byId.values()].filter((round) => round.state !== 'refused')
  }
  /** Counts what a purchase came to, once. */
  const count = (round: Round) => {
    if (standing(round) || round.state === 'refused' || counted.has(round.roundId)) return
    counted.add(round.roundId)
    if (round.state !== 'void') table.finish(round)
    else if (BACK.includes(round.refusal ?? '')) table.finish({ ...round, refusal: null, paid: round.stake, balance: null })
  }
  const outcomeText = (mine: readonly Round[]): string => {
    const voided = mine.filter(({ state: at, refusal }) => at === 'void' && refusal === 'TOO_FEW_CARDS')
    if (voided.length > 0) return say('voidRound', { amount: money(sumOf(voided, ({ stake }) => stake)) })
    const played = mine.filter(({ state: at }) => at === 'decided' || at === 'settled')
    if (played.length === 0) return ''
    const [paid, stake] = [sumOf(played, (round) => round.paid), sumOf(played, (round) => round.stake)]
    const notes = new Set(played.map((round) => paymentNote(say, round)))
    const words =
      paid === 0 ? say('lostRound') : paid > stake ? say('wonRound', { amount: money(paid) }) : say('backRound', { amount: money(paid) })
    return [words, ...notes].filter(Boolean).join(' ')
  }
  return {
    withAnswers,
    answer: (round) => void answers.set(round.roundId, round),
    count,
    skip: (round) => {
      if (!standing(round)) counted.add(round.roundId)
    },
    outcomeText,
  }
}
