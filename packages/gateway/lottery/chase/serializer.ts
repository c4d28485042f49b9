import type { BrandPack } from '@portico/contract/kit/brand'
import type { Plan, PlanLine } from '@portico/contract/bets/chase-shapes'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { textIn } from '../../kit/localized.ts'
import { listedSelection } from '../bets/listed-selection.ts'
import { gameOf } from '../offer/games.ts'
import type { LineWithBet, PlanFigures } from './store.ts'

/** A plan as a reader of the given language sees it. */
export const toPlan = ({ plan, ...sums }: PlanFigures, language: string, brand: BrandPack): Plan => {
  const money = (units: string) => toMoney(BigInt(units), plan.currency)
  return {
    planId: plan.id,
    gameCode: plan.gameCode,
    gameName: textIn(gameOf(plan.gameCode)?.names ?? {}, language, brand) || plan.gameCode,
    play: plan.play,
    ...listedSelection(plan.selection),
    notes: plan.notes,
    unit: plan.unit,
    mode: plan.mode,
    prizeGroup: plan.prizeGroup,
    odds: plan.odds,
    stopOnWin: plan.stopOnWin,
    state: plan.state,
    issues: sums.issues,
    placed: sums.placed,
    total: money(sums.total),
    locked: money(sums.locked),
    staked: money(sums.staked),
    released: money(sums.released),
    payout: money(sums.payout),
    createdAt: plan.createdAt.toISOString(),
    endedAt: plan.endedAt?.toISOString() ?? null,
    ...(plan.state === 'STOPPED' && sums.wins === 0 ? { winWithdrawn: true } : {}),
  }
}

/** One issue of a plan, with what became of its bet. */
export const toPlanLine = ({ line, bet }: LineWithBet, currency: string): PlanLine => {
  const money = (units: Units) => toMoney(units, currency)
  return {
    numero: line.numero,
    sealAt: line.sealAt.toISOString(),
    drawAt: line.drawAt.toISOString(),
    multiple: line.multiple,
    stake: money(line.stake),
    state: line.state === 'PLACED' && bet?.state === 'VOID' ? 'VOID' : line.state,
    reason: line.reason,
    betId: bet?.id ?? null,
    betState: bet?.state ?? null,
    payout: bet && bet.payout !== null ? money(bet.payout) : null,
  }
}
