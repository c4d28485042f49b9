import { type Fraction, readDecimal, times } from './rational.ts'
import { refusal } from './refusal.ts'

/** What one note costs: unit x mode x multiple. Unit is a positive decimal of at most four places. */
export interface Bet {
  readonly unit: string
  readonly mode: string
  readonly multiple: number
}

/** Yuan, jiao, fen and li. */
export const MODES = ['1', '0.1', '0.01', '0.001'] as const

const SCALES: ReadonlyMap<string, Fraction | undefined> = new Map(MODES.map((mode) => [mode, readDecimal(mode)]))

const UNIT = /^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

/**
 * The exact cost of one note.
 * @throws Refusal BAD_BET
 */
export const perNote = ({ unit, mode, multiple }: Bet): Fraction => {
  const price = typeof unit === 'string' && UNIT.test(unit) ? readDecimal(unit) : undefined
  const scale = SCALES.get(mode)
  if (!price || price.num === 0n || !scale || !isCount(multiple)) throw refusal('BAD_BET')
  return times(times(price, scale), { num: BigInt(multiple), den: 1n })
}
