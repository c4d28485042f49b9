import type { Leg, LegVerdict } from '../games/book/bets.ts'
import { wordsOf } from '../page/book/words.ts'
import { sayIn } from '../page/texts/texts.ts'

type Texts = Readonly<Record<'EN' | 'TY', string>>

/** A leg as the operator's betting record shows it. */
export interface SaidLeg {
  readonly event: Texts
  readonly market: Texts
  readonly pick: Texts
  readonly odds: string
  readonly startsAt: string
  readonly result?: 'WON' | 'LOST' | 'VOID'
}

const WORDS = () => ({ EN: wordsOf({ say: sayIn('en'), locale: 'en' }), TY: wordsOf({ say: sayIn('vi'), locale: 'vi' }) })

/** What a bet is on, in the words of its page; with what each leg came to, once it is over. A stake that was returned makes its leg void. */
export const saidLegs = (legs: readonly Leg[], verdicts: readonly LegVerdict[] = []): readonly SaidLeg[] => {
  const { EN, TY } = WORDS()
  return legs.map((leg, index) => {
    const verdict = verdicts[index]
    return {
      event: { EN: EN.versus(leg), TY: TY.versus(leg) },
      market: { EN: EN.market(leg.sport, leg.market), TY: TY.market(leg.sport, leg.market) },
      pick: { EN: EN.pick(leg), TY: TY.pick(leg) },
      odds: (leg.odds / 100).toFixed(2),
      startsAt: new Date(leg.startsAt).toISOString(),
      ...(verdict === undefined ? {} : { result: verdict === 'WON' || verdict === 'LOST' ? verdict : 'VOID' }),
    }
  })
}
