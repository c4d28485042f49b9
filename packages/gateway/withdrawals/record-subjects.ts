import type { RecordSubject } from '@portico/contract/records/shapes'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import { payeesById } from './payee-store.ts'
import type { Payees } from './payees.ts'
import { withdrawalsNamed } from './store.ts'

/** Withdrawals, as a member's records name them. */
export const createWithdrawalSubjects = ({ database }: Pick<Platform, 'database'>, { viewOf }: Pick<Payees, 'viewOf'>): RecordSubjects => ({
  of: async (memberId, refs) => {
    const rows = await withdrawalsNamed(database.orm, memberId, refs)
    const payees = await payeesById(
      database.orm,
      rows.map(({ payeeId }) => payeeId),
    )
    return new Map(
      rows.map(({ id, payeeId, reference, state, receipt }): [string, RecordSubject] => {
        const { institutionName: name, account } = viewOf(payees.get(payeeId)!)
        return [id, { kind: 'WITHDRAWAL', withdrawalId: id, reference, name, account, state, receipt }]
      }),
    )
  },
})
