import { parseUnits, type Units } from '@portico/contract/kit/money'
import { least } from '../kit/money.ts'
import { validBet } from '../kit/valid-bet.ts'
import { type Bet, payoutParts } from './bet.ts'
import type { BetEvent, ResultEvent, VoidEvent } from './events.ts'
import { isCovered, putOnMarket, takeOffMarket } from './market.ts'
import type { StepResult } from './money-steps.ts'
import { activeBonus, type Player, waive } from './player.ts'
import { bookParts, release } from './purse.ts'
import { contribute, withdrawContributions } from './requirement.ts'

/** Cash is staked first, then bonus money. */
export const placeBet = (player: Player, event: BetEvent): StepResult => {
  const { purse } = player
  const stake = parseUnits(event.stake)
  const bonus = activeBonus(player)
  if (bonus !== undefined && bonus.maxBet !== null && stake > bonus.maxBet) return 'MAX_BET'
  if (stake > purse.cash + purse.bonus) return 'INSUFFICIENT_FUNDS'

  const cashStake = least(purse.cash, stake)
  const bonusStake = stake - cashStake
  purse.cash -= cashStake
  purse.bonus -= bonusStake
  player.openStakes += stake
  const bet: Bet = {
    category: event.category,
    market: event.market ?? null,
    of: event.of ?? 0,
    covers: event.covers ?? [],
    stake,
    bonusStake,
    bonus: bonusStake > 0n ? (bonus ?? null) : null,
    placed: player.steps,
    state: 'open',
    payout: 0n,
    isCovered: false,
    contributions: [],
  }
  player.bets.set(event.id, bet)
  putOnMarket(player.markets, bet)
  return 'ok'
}

/** Counts what of a valid bet no finished requirement has used yet. */
const count = ({ queue, purse }: Player, bet: Bet): void => {
  const finished = withdrawContributions(bet.contributions)
  const used = finished.reduce((sum, contribution) => sum + contribution.used, 0n)
  const valid = bet.isCovered ? 0n : validBet(bet.stake, bet.payout)
  const progress = contribute(queue, valid - used, bet.category, bet.placed)
  if (progress.some(({ requirement }) => requirement.isBonus && requirement.status === 'MET')) release(purse)
  bet.contributions = [...finished, ...progress]
}

/** Books the result of an open bet, or the difference that another one makes to a settled bet. */
export const settle = (player: Player, event: ResultEvent): StepResult => {
  const bet = player.bets.get(event.bet)
  if (bet === undefined) return 'UNKNOWN_BET'
  if (bet.state !== (event.type === 'settle' ? 'open' : 'settled')) return 'BAD_STATE'
  if (bet.state === 'open') {
    bet.isCovered = isCovered(player.markets, bet, player.rules.coverage)
    player.openStakes -= bet.stake
    bet.state = 'settled'
  }
  const payout = parseUnits(event.payout)
  const [before, after] = [payoutParts(bet, bet.payout), payoutParts(bet, payout)]
  bookParts(player.purse, after.cash - before.cash, after.bonus - before.bonus, bet.bonus)
  bet.payout = payout
  count(player, bet)
  waive(player)
  return 'ok'
}

/** Gives the stake back and takes the payout back, as if nothing had been placed; what a bet has released stays free. */
export const voidBet = (player: Player, event: VoidEvent): StepResult => {
  const bet = player.bets.get(event.bet)
  if (bet === undefined) return 'UNKNOWN_BET'
  if (bet.state === 'void') return 'BAD_STATE'
  if (bet.state === 'open') player.openStakes -= bet.stake
  const paid: { readonly cash: Units; readonly bonus: Units } = payoutParts(bet, bet.payout)
  bookParts(player.purse, bet.stake - bet.bonusStake - paid.cash, bet.bonusStake - paid.bonus, bet.bonus)
  bet.contributions = withdrawContributions(bet.contributions)
  bet.state = 'void'
  takeOffMarket(player.markets, bet)
  waive(player)
  return 'ok'
}
