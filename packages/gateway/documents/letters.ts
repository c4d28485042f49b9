import type { Tx } from '../db/open.ts'
import { accountsById } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { DocumentRow } from './store.ts'

const TEMPLATES = { ACCEPTED: 'documentAccepted', REJECTED: 'documentRejected' } as const

/** Writes to a member what the desk decided on a document, wherever they are. */
export const createLetters =
  ({ tell }: Pick<Notices, 'tell'>) =>
  async (tx: Tx, { memberId, state }: DocumentRow): Promise<void> => {
    if (state !== 'ACCEPTED' && state !== 'REJECTED') return
    const account = (await accountsById(tx, [memberId])).get(memberId) ?? ''
    await tell(tx, { member: { id: memberId, account }, template: TEMPLATES[state], values: (common) => common })
  }

export type Letters = ReturnType<typeof createLetters>
