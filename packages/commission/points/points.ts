import { formatUnits } from '@portico/contract/kit/money'
import { inOrder } from '../kit/in-order.ts'
import { addBet, voidBet } from './earn.ts'
import type { PointsEvent, PointsResult } from './events.ts'
import type { LedgerRow } from './holder.ts'
import { createMall, type Mall, type Redemption, type WireMall } from './mall.ts'
import { convert, decide, redeem } from './spend.ts'

export interface PointsCase extends WireMall {
  readonly events: readonly PointsEvent[]
}

export interface PointsAnswer {
  readonly events: readonly { readonly id: string; readonly result: PointsResult }[]
  readonly ledger: readonly LedgerRow[]
  /** Every account that has placed a bet. */
  readonly accounts: readonly { readonly id: string; readonly points: number; readonly owed: number; readonly cash: string }[]
  readonly stock: readonly { readonly item: string; readonly left: number }[]
  readonly redemptions: readonly { readonly id: string; readonly status: Redemption['status'] }[]
}

const apply = (mall: Mall, event: PointsEvent): PointsResult => {
  switch (event.type) {
    case 'bet':
      return addBet(mall, event)
    case 'void':
      return voidBet(mall, event)
    case 'convert':
      return convert(mall, event)
    case 'redeem':
      return redeem(mall, event)
    case 'approve':
    case 'reject':
      return decide(mall, event)
  }
}

/** Points earned by play, converted and redeemed. */
export const settlePoints = ({ events, ...wire }: PointsCase): PointsAnswer => {
  const mall = createMall(wire)
  const results = inOrder(events).map((event) => ({ id: event.id, result: apply(mall, event) }))
  return {
    events: results,
    ledger: mall.ledger,
    accounts: [...mall.holders.values()]
      .filter(({ hasBet }) => hasBet)
      .map(({ id, points, owed, cash }) => ({ id, points, owed, cash: formatUnits(cash) })),
    stock: [...mall.stocks].map(([item, { left }]) => ({ item, left })),
    redemptions: [...mall.redemptions].map(([id, { status }]) => ({ id, status })),
  }
}
