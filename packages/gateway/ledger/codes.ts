import type { TransferCode } from '../kit/transfer-code.ts'
import type { Entry } from './entry.ts'

/** What the ledger posts by itself. */
export const LEDGER_CODES: readonly TransferCode[] = [
  { code: 'ADJUSTMENT', kind: 'OTHER' },
  { code: 'RECOVERY', kind: 'OTHER', debit: 'player:cash', credit: 'player:owed' },
]

export interface CodeRegistry {
  readonly codes: ReadonlySet<string>
  /** Whether money of this code pays nothing of what its receiver owes. */
  isBrought(code: string): boolean
  /** @throws Error when no area declares the entry's code, or none between accounts of these kinds. */
  check(entry: Pick<Entry, 'id' | 'code' | 'debit' | 'credit' | 'clawBack'>): void
}

/** @throws Error when a code is declared twice. */
export const codeRegistry = (declared: readonly TransferCode[]): CodeRegistry => {
  const byCode = new Map<string, TransferCode>()
  for (const each of declared) {
    if (byCode.has(each.code)) throw new Error(`the transfer code ${each.code} is declared twice`)
    byCode.set(each.code, each)
  }
  return {
    codes: new Set(byCode.keys()),
    isBrought: (code) => byCode.get(code)?.brought === true,
    check: ({ id, code, debit, credit, clawBack }) => {
      const rule = byCode.get(code)
      if (!rule) throw new Error(`transfer ${id} has the code ${code}, which no area declares`)
      const [from, to] = clawBack ? [credit.kind, debit.kind] : [debit.kind, credit.kind]
      if ((rule.debit ?? from) !== from || (rule.credit ?? to) !== to)
        throw new Error(`transfer ${id} has the code ${code}, which does not move money from ${debit.kind} to ${credit.kind}`)
    },
  }
}
