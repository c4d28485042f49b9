import type { EventData } from '@portico/contract/events'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { Presence } from '@portico/contract/desktop/channels'
import { paths } from '../../core/paths.ts'

type Notice = Presence['notices'][number]

/** What the desk and the provider decide on a withdrawal; what its member did is known to them. */
const PAYOUTS = ['SENT', 'PAID', 'REMINDER', 'AUTO_RECEIVED', 'REJECTED', 'CREDITED', 'FOUND', 'RETURNED'] as const
export type Payout = (typeof PAYOUTS)[number]

const DECISIONS = ['ACCEPTED', 'REJECTED'] as const
export type Decision = (typeof DECISIONS)[number]

/** What is worth telling somebody who does not look, before it is put into words. */
export type Happening =
  | { readonly kind: 'won'; readonly gameCode: string; readonly numero: string; readonly amount: Money }
  | { readonly kind: 'corrected'; readonly gameCode: string; readonly numero: string }
  | { readonly kind: 'deposit'; readonly depositId: string; readonly amount: Money }
  | { readonly kind: 'payout'; readonly withdrawalId: string; readonly step: Payout; readonly amount: Money }
  | { readonly kind: 'transfer'; readonly transferId: string; readonly from: string; readonly amount: Money }
  | { readonly kind: 'document'; readonly step: string; readonly state: Decision; readonly day: string }

/** A draw that paid something; one that paid nothing is told to nobody. */
export const winOf = ({ gameCode, numero, bets }: EventData<'member', 'bets.settled'>): Happening | undefined => {
  const sum = bets.reduce((total, { payout }) => total + unitsOf(payout), 0n)
  const [first] = bets
  return first && sum > 0n ? { kind: 'won', gameCode, numero, amount: toMoney(sum, first.payout.currency) } : undefined
}

/** A withdrawal that the desk or the provider brought a step further. */
export const payoutOf = ({ withdrawalId, step, amount }: EventData<'member', 'withdrawal.changed'>): Happening | undefined => {
  const payout = PAYOUTS.find((each) => each === step)
  return payout && { kind: 'payout', withdrawalId, step: payout, amount }
}

/** A document that was decided on, today; that it was opened is told to nobody. A document sent again is decided on again, another day. */
export const decisionOf = ({ step, state }: EventData<'member', 'document.changed'>, day: string): Happening | undefined => {
  const decision = DECISIONS.find((each) => each === state)
  return decision && { kind: 'document', step, state: decision, day }
}

interface Words {
  readonly won: (amount: string) => string
  readonly corrected: () => string
  readonly deposit: () => string
  readonly payout: (step: Payout, amount: string) => string
  readonly transfer: (from: string, amount: string) => string
  readonly document: (state: Decision) => string
  readonly draw: (numero: string) => string
  readonly money: (amount: Money) => string
}

/** A happening in words, with the page that it leads to. */
export const noticeOf = (happening: Happening, words: Words): Notice => {
  const { won, corrected, deposit, payout, transfer, document, draw, money } = words
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
    case 'payout':
      return {
        id: `payout.${happening.withdrawalId}.${happening.step}`.slice(0, 120),
        title: payout(happening.step, money(happening.amount)),
        body: '',
        path: paths.withdraw,
      }
    case 'transfer':
      return {
        id: `transfer.${happening.transferId}`.slice(0, 120),
        title: transfer(happening.from, money(happening.amount)),
        body: '',
        path: paths.member('transactionHistory'),
      }
    case 'document':
      return {
        id: `document.${happening.step}.${happening.state}.${happening.day}`.slice(0, 120),
        title: document(happening.state),
        body: '',
        path: paths.member('verification'),
      }
  }
}
