import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { RecordsApi } from './api.ts'
import { createRecordFiles } from './files.ts'
import { createPlayRecords, type PlayRecordsDeps } from './play.ts'
import { recordsRoutes, registerRecordFiles } from './routes.ts'
import { createRows, type RowParts } from './rows.ts'
import { createRecords } from './service.ts'
import { createStatement } from './statement.ts'
import { walletFilter } from './wallet.ts'

export { formatCursor, parseCursor } from './cursor.ts'
export type { RecordsApi }

export interface RecordsDeps extends RowParts, PlayRecordsDeps {
  readonly secretsKey: string
}

/** What members read of their own money: movements, what playing came to, statements, files. */
export const recordsArea = (platform: Platform, { secretsKey, turnover, ...parts }: RecordsDeps): AreaOf<RecordsApi> => {
  const rows = createRows(parts)
  const makeStatement = createStatement(platform)
  const { kindOf, codesOf, namesOf } = rows
  const records: RecordsApi = {
    kindOf,
    codesOf,
    namesOf,
    ...createRecords(platform, rows),
    ...createPlayRecords(platform, rows, { turnover }),
    statement: async (owner, request) => makeStatement(owner, await walletFilter(platform, rows, owner, request)),
    files: createRecordFiles(platform, { rows, statement: makeStatement, secretsKey }),
  }
  return areaOf(records, {
    name: 'records',
    bindings: recordsRoutes(records),
    register: (app) => registerRecordFiles(app, records.files),
  })
}
