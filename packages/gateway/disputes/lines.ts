import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { RecalculatedLine } from '@portico/contract/dispute/shapes'
import type { Queryable } from '../db/open.ts'

/** What disputes ask of statements. */
export interface DisputeLines {
  /** All versions of the period of a line, the first one first. @throws Failure LINE_UNKNOWN for a line of somebody else */
  readonly versions: (db: Queryable, memberId: string, lineId: string) => Promise<readonly CommissionLineView[]>
  /** The period of a version worked out again as things stand now; null of a rebate. */
  readonly recalculate: (db: Queryable, memberId: string, lineId: string) => Promise<RecalculatedLine | null>
}
