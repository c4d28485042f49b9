import { parseUnits } from '@portico/contract/kit/money'
import { validBet } from '../kit/valid-bet.ts'
import type { BetEvent, PointsResult, VoidEvent } from './events.ts'
import { addTurnover } from './holder.ts'
import { bookChange, holderOf, type Mall } from './mall.ts'

export const addBet = (mall: Mall, { id, account, category, stake, payout }: BetEvent): PointsResult => {
  const holder = holderOf(mall, account)
  const valid = validBet(parseUnits(stake), parseUnits(payout))
  holder.hasBet = true
  mall.bets.set(id, { holder, category, valid, isVoid: false })
  bookChange(mall, holder, id, addTurnover(holder, category, valid, mall.rules.get(category)))
  return 'ok'
}

export const voidBet = (mall: Mall, event: VoidEvent): PointsResult => {
  const bet = mall.bets.get(event.bet)
  if (bet === undefined) return 'UNKNOWN_BET'
  if (bet.isVoid) return 'BAD_STATE'
  bet.isVoid = true
  bookChange(mall, bet.holder, event.id, addTurnover(bet.holder, bet.category, -bet.valid, mall.rules.get(bet.category)))
  return 'ok'
}
