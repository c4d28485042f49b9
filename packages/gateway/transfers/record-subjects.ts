import type { RecordSubject } from '@portico/contract/records/shapes'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import { othersOf, type VendorNames } from './others.ts'
import { transfersNamed } from './store.ts'

/** Transfers, as the records of either side name them. */
export const createTransferSubjects = ({ database }: Pick<Platform, 'database'>, vendorNames: VendorNames): RecordSubjects => ({
  of: async (memberId, refs) => {
    const rows = await transfersNamed(database.orm, memberId, refs)
    if (rows.length === 0) return new Map()
    const otherOf = await othersOf(database.orm, memberId, { rows, vendorNames })
    return new Map(
      rows.map((row): [string, RecordSubject] => [
        row.id,
        { kind: 'TRANSFER', transferId: row.id, transfer: row.kind, other: otherOf(row) },
      ]),
    )
  },
})
