import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { Queryable } from '../db/open.ts'

/** What disputes ask of statements. */
export interface DisputeLines {
  /** All versions of the period of a line, the first one first. @throws Failure LINE_UNKNOWN for a line of somebody else */
  readonly versions: (db: Queryable, memberId: string, lineId: string) => Promise<readonly CommissionLineView[]>
}
