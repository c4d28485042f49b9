import { byId } from '../kit/in-order.ts'
import { type Instant, parseInstant } from '../kit/instant.ts'

/** What is said of a bet or of a deposit later on. */
export interface CorrectionRow {
  readonly id: string
  readonly at: string
  readonly bet?: string | null
  readonly deposit?: string | null
  readonly void?: boolean | null
  readonly payout?: string | null
  readonly pushed?: string | null
}

export interface Correction extends Pick<CorrectionRow, 'id' | 'void' | 'payout' | 'pushed'> {
  readonly at: Instant
}

/** How many days after the last of a period its book is closed. */
export const OPEN_DAYS = 90

export interface Corrections {
  /** In order of time. */
  readonly ofBet: (id: string) => readonly Correction[]
  readonly ofDeposit: (id: string) => readonly Correction[]
}

const NONE: readonly Correction[] = []

const inOrder = (a: Correction, b: Correction): number => a.at - b.at || byId(a.id, b.id)

const grouped = (rows: readonly CorrectionRow[], idOf: (row: CorrectionRow) => string | null | undefined) => {
  const groups = Map.groupBy(rows, idOf)
  return (id: string): readonly Correction[] =>
    groups
      .get(id)
      ?.map((row) => ({ ...row, at: parseInstant(row.at) }))
      .sort(inOrder) ?? NONE
}

export const createCorrections = (rows?: readonly CorrectionRow[] | null): Corrections => ({
  ofBet: grouped(rows ?? [], (row) => row.bet),
  ofDeposit: grouped(rows ?? [], (row) => row.deposit),
})
