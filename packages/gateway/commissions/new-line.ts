import type { CommissionKind } from '@portico/contract/commission/kinds'
import type { Period } from '@portico/commission/kit/calendar/period'
import type { Line } from '@portico/commission/runs/line'
import { derivedId } from '../db/canonical.ts'
import type { NewLine } from './store.ts'

interface Facts {
  readonly kind: CommissionKind
  /** The contract, or of a rebate the account. */
  readonly subject: string
  readonly period: Period
  readonly contract?: { readonly hash: string; readonly version: number } | undefined
}

/** A line of the rules as it is stored. Its id follows from what it is of, so that it can be written only once. */
export const newLine = (line: Line, { kind, subject, period, contract }: Facts): NewLine => ({
  id: derivedId('commission', kind, subject, line.currency, String(period.start), String(line.version)),
  kind,
  subject,
  memberId: line.account,
  currency: line.currency,
  label: period.label,
  startsAt: new Date(period.start),
  endsAt: new Date(period.end),
  version: line.version,
  amount: line.amount,
  pay: line.pay,
  due: line.pay,
  fields: line.fields,
  contractHash: contract?.hash ?? null,
  contractVersion: contract?.version ?? null,
  runAt: new Date(line.run),
})
