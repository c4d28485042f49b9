import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { MissionCondition } from '@portico/contract/missions/definitions'
import type { MissionProgress } from '@portico/contract/missions/shapes'
import type { Figures } from './figures.ts'
import type { Span } from './spans.ts'

interface Progress {
  readonly view: MissionProgress
  readonly isDone: boolean
}

const counted = (unit: 'TIMES' | 'DAYS' | 'MINUTES', done: number, target: number): Progress => ({
  view: { unit, done: Math.min(done, target), target },
  isDone: done >= target,
})

const ofMoney = (done: Units, amount: string, currency: string): Progress => {
  const target = parseUnits(amount)
  return {
    view: { unit: 'MONEY', done: toMoney(done < target ? done : target, currency), target: toMoney(target, currency) },
    isDone: done >= target,
  }
}

/** How far a member has come within a span. */
export const progressOf = async (condition: MissionCondition, span: Span, figures: Figures, currency: string): Promise<Progress> => {
  switch (condition.kind) {
    case 'BETS':
      return counted('TIMES', (await figures.bets(span, condition.category)).bets, condition.count)
    case 'DRAWS':
      return counted('TIMES', (await figures.bets(span, condition.category)).draws, condition.count)
    case 'VALID_BETS':
      return ofMoney((await figures.bets(span, condition.category)).valid, condition.amount, currency)
    case 'DEPOSITS':
      return ofMoney(await figures.deposits(span), condition.amount, currency)
    case 'LOGIN_DAYS':
      return counted('DAYS', await figures.loginDays(span), condition.count)
    case 'GAMES':
      return counted('TIMES', await figures.games(span), condition.count)
    case 'PAUSE':
      return counted('MINUTES', await figures.pauseMinutes(span), condition.minutes)
    case 'LIMIT':
      return counted('TIMES', (await figures.limits(span)) ? 1 : 0, 1)
  }
}
