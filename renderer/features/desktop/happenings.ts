import type { EventData } from '@portico/contract/events'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { Presence } from '@portico/contract/desktop/channels'
import { paths } from '../../core/paths.ts'

type Notice = Presence['notices'][number]

/** What is worth telling somebody who does not look, before it is put into words. */
export type Happening =
  | { readonly kind: 'won'; readonly gameCode: string; readonly numero: string; readonly amount: Money }
  | { readonly kind: 'corrected'; readonly gameCode: string; readonly numero: string }
  | { readonly kind: 'deposit'; readonly depositId: string; readonly amount: Money }

/** A draw that paid something; one that paid nothing is told to nobody. */
export const winOf = ({ gameCode, numero, bets }: EventData<'member', 'bets.settled'>): Happening | undefined => {
  const sum = bets.reduce((total, { payout }) => total + unitsOf(payout), 0n)
  const [first] = bets
  return first && sum > 0n ? { kind: 'won', gameCode, numero, amount: toMoney(sum, first.payout.currency) } : undefined
}

interface Words {
  readonly won: (amount: string) => string
  readonly corrected: () => string
  readonly deposit: () => string
  readonly draw: (numero: string) => string
  readonly money: (amount: Money) => string
}

/** A happening in words, with the page that it leads to. */
export const noticeOf = (happening: Happening, { won, corrected, deposit, draw, money }: Words): Notice => {
  switch (happening.kind) {
    case 'won':
      return {
        id: `won.${happening.gameCode}.${happening.numero}`,
        title: won(money(happening.amount)),
        body: draw(happening.numero),
        path: paths.bets,
      }
    case 'corrected':
      return {
        id: `corrected.${happening.gameCode}.${happening.numero}`,
        title: corrected(),
        body: draw(happening.numero),
        path: paths.bets,
      }
    case 'deposit':
      return {
        id: `deposit.${happening.depositId}`.slice(0, 120),
        title: deposit(),
        body: money(happening.amount),
        path: paths.member('transactionHistory'),
      }
  }
}
