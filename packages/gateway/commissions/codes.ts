import { type CommissionKind, SALARY_KINDS, type SalaryKind } from '@portico/contract/commission/kinds'
import type { TransferCode } from '../kit/transfer-code.ts'

const salaryCodes = Object.fromEntries(SALARY_KINDS.map((kind) => [kind, `SALARY_${kind.toUpperCase()}`])) as Record<SalaryKind, string>

/** The transfer code of each kind. */
export const CODE_OF: Readonly<Record<CommissionKind, string>> = {
  rebate: 'COMMISSION_REBATE',
  ...salaryCodes,
  dividend: 'DIVIDEND',
}

export const TRANSFER_CODES: readonly TransferCode[] = Object.values(CODE_OF).map((code) => ({
  code,
  kind: code === CODE_OF.rebate ? 'REBATE' : 'BONUS',
  debit: 'house:commission',
  credit: 'player:cash',
}))
