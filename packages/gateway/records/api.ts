import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { statement } from '@portico/contract/records/calls'
import type { RecordFiles } from './files.ts'
import type { PlayRecords } from './play.ts'
import type { Records } from './service.ts'
import type { Rows } from './rows.ts'
import type { Owner } from './wallet.ts'

export interface RecordsApi extends Records, PlayRecords, Pick<Rows, 'kindOf' | 'codesOf' | 'namesOf'> {
  statement(owner: Owner, request: RequestOf<typeof statement>): Promise<ResponseOf<typeof statement>>
  readonly files: RecordFiles
}
