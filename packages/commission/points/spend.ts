import type { ConvertEvent, DecisionEvent, PointsResult, RedeemEvent } from './events.ts'
import { bookChange, holderOf, type Mall } from './mall.ts'

/** Points into cash. */
export const convert = (mall: Mall, { id, account, points }: ConvertEvent): PointsResult => {
  const holder = holderOf(mall, account)
  const rule = mall.convert
  if (points <= 0 || points % rule.points !== 0) return 'BAD_AMOUNT'
  if (points < rule.min) return 'BELOW_MIN'
  if (points > holder.points) return 'NOT_ENOUGH_POINTS'
  holder.cash += BigInt(points / rule.points) * rule.cash
  bookChange(mall, holder, id, -points)
  return 'ok'
}

/** Points and stock leave at once; the decision comes later. */
export const redeem = (mall: Mall, { id, account, item, quantity }: RedeemEvent): PointsResult => {
  const holder = holderOf(mall, account)
  const stock = mall.stocks.get(item)
  if (stock === undefined) return 'UNKNOWN_ITEM'
  if (!Number.isInteger(quantity) || quantity < 1) return 'BAD_AMOUNT'
  if (quantity > stock.left) return 'OUT_OF_STOCK'
  const cost = quantity * stock.points
  if (cost > holder.points) return 'NOT_ENOUGH_POINTS'
  stock.left -= quantity
  mall.redemptions.set(id, { holder, stock, quantity, cost, status: 'PROCESSING' })
  bookChange(mall, holder, id, -cost)
  return 'ok'
}

/** A rejection gives points and stock back. */
export const decide = (mall: Mall, event: DecisionEvent): PointsResult => {
  const redemption = mall.redemptions.get(event.redemption)
  if (redemption === undefined) return 'UNKNOWN_REDEMPTION'
  if (redemption.status !== 'PROCESSING') return 'BAD_STATE'
  if (event.type === 'approve') {
    redemption.status = 'APPROVED'
    return 'ok'
  }
  redemption.status = 'REJECTED'
  redemption.stock.left += redemption.quantity
  bookChange(mall, redemption.holder, event.id, redemption.cost)
  return 'ok'
}
