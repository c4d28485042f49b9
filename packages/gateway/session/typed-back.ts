import type { RequestOf } from '@portico/contract/kit/call'
import type { verifySignIn } from '@portico/contract/session/flow-calls'
import type { Queryable } from '../db/open.ts'
import { bindingsOf, type MemberRow } from '../member/index.ts'

/** Fewer could be guessed. */
const LEAST_DIGITS = 7

const typedAlike = (a: string | undefined, b: string): boolean =>
  a !== undefined && a.trim().normalize('NFKC').toLowerCase() === b.trim().normalize('NFKC').toLowerCase()

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether what the member typed back of the account is right, where anything was: beside a code only (decision 23). */
export const typedBack = async (
  db: Queryable,
  row: MemberRow,
  { payeeName, phone }: Pick<RequestOf<typeof verifySignIn>, 'payeeName' | 'phone'>,
): Promise<boolean> => {
  if (payeeName !== undefined && !typedAlike(row.contacts['payeeName'], payeeName)) return false
  if (phone === undefined) return true
  const mobile = (await bindingsOf(db, row.id)).find(({ kind }) => kind === 'MOBILE')?.address
  const national = digits(phone).replace(/^0+/, '')
  return mobile !== undefined && national.length >= LEAST_DIGITS && mobile.endsWith(national)
}
