import type { Bet, EarlierOutcome } from '@portico/contract/bets/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { textIn } from '../../kit/localized.ts'
import { gameOf } from '../offer/games.ts'
import { bookOf } from './book.ts'
import { listedSelection } from './listed-selection.ts'

interface EarlierUnits {
  readonly payout: Units
  readonly rebate: Units
  readonly until: Date
}

/** A bet as it is stored. */
export interface BetRow {
  readonly id: string
  readonly gameCode: string
  readonly numero: string
  readonly play: string
  readonly selection: Bet['selection']
  readonly notes: number
  readonly unit: string
  readonly mode: string
  readonly multiple: number
  readonly prizeGroup: number | null
  readonly odds: Bet['odds']
  readonly flags: Readonly<Record<string, string>>
  readonly currency: string
  readonly stake: Units
  readonly rebate: Units
  readonly state: Bet['state']
  readonly voidReason: Bet['voidReason']
  /** When its issue takes no more bets, and gives none back. */
  readonly sealAt: Date
  readonly payout: Units | null
  readonly result: Bet['result']
  readonly placedAt: Date
  readonly settledAt: Date | null
}

/** payout + rebate − stake, once settled. */
export const netOf = ({ payout, rebate, stake }: Pick<BetRow, 'payout' | 'rebate' | 'stake'>): Units | null =>
  payout === null ? null : payout + rebate - stake

/** What a bet had come to before its issue's result was corrected or the issue called off. */
export const toEarlier = (row: Omit<EarlierOutcome, 'payout' | 'rebate' | 'until'> & EarlierUnits, currency: string): EarlierOutcome => ({
  resultVersion: row.resultVersion,
  state: row.state,
  payout: toMoney(row.payout, currency),
  rebate: toMoney(row.rebate, currency),
  result: row.result,
  until: row.until.toISOString(),
  reason: row.reason,
})

/** What a lottery is called in the reader's language. */
export const lotteryName = (gameCode: string, language: string, brand: BrandPack): string =>
  textIn(gameOf(gameCode)?.names ?? {}, language, brand) || gameCode

/** The bet with all of its selection, as a reader of the given language sees it. */
export const toWholeBet = (row: BetRow, language: string, brand: BrandPack): Bet => {
  const money = (units: Units) => toMoney(units, row.currency)
  const net = netOf(row)
  const game = gameOf(row.gameCode)
  const book = bookOf(row.flags)
  return {
    betId: row.id,
    gameCode: row.gameCode,
    gameName: lotteryName(row.gameCode, language, brand),
    numero: row.numero,
    play: row.play,
    selection: row.selection,
    notes: row.notes,
    unit: row.unit,
    mode: row.mode,
    multiple: row.multiple,
    prizeGroup: row.prizeGroup,
    odds: row.odds,
    ...(book ? { book } : {}),
    stake: money(row.stake),
    rebate: money(row.rebate),
    state: row.state,
    voidReason: row.voidReason,
    cancelUntil: row.state === 'WAITING' && game?.cancellable ? row.sealAt.toISOString() : null,
    payout: row.payout === null ? null : money(row.payout),
    net: net === null ? null : money(net),
    result: row.result,
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}

/** The same where it is one of many: of long lists it brings the beginning along. */
export const toBet = (row: BetRow, language: string, brand: BrandPack): Bet => ({
  ...toWholeBet(row, language, brand),
  ...listedSelection(row.selection),
})
