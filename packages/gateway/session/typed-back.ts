import type { RequestOf } from '@portico/contract/kit/call'
import type { TypedBackField } from '@portico/contract/kit/next-step'
import type { verifySignIn } from '@portico/contract/session/flow-calls'
import type { Queryable } from '../db/open.ts'
import { foldedName } from '../kit/folded-name.ts'
import { bindingsOf, type MemberRow } from '../member/index.ts'

/** Fewer could be guessed. */
const LEAST_DIGITS = 7

const digits = (text: string): string => text.replaceAll(/\D/g, '')

const mobileOf = async (db: Queryable, memberId: string): Promise<string | undefined> =>
  (await bindingsOf(db, memberId)).find(({ kind }) => kind === 'MOBILE')?.address

/** Those of the fields that this account has something for. */
export const typedBackOf = async (db: Queryable, row: MemberRow, fields: readonly TypedBackField[]): Promise<TypedBackField[]> => {
  const has = {
    payeeName: Boolean(row.contacts['payeeName']),
    phone: fields.includes('phone') && (await mobileOf(db, row.id)) !== undefined,
  }
  return fields.filter((field) => has[field])
}

/** Whether what the member typed back of the account is right, and all of `fields` is there: beside a code only (decision 23). */
export const typedBack = async (
  db: Queryable,
  row: MemberRow,
  { payeeName, phone }: Pick<RequestOf<typeof verifySignIn>, 'payeeName' | 'phone'>,
  fields: readonly TypedBackField[],
): Promise<boolean> => {
  const typed = { payeeName, phone }
  if (fields.some((field) => typed[field] === undefined)) return false
  const name = row.contacts['payeeName']
  if (payeeName !== undefined && (name === undefined || foldedName(name) !== foldedName(payeeName))) return false
  if (phone === undefined) return true
  const mobile = await mobileOf(db, row.id)
  const national = digits(phone).replace(/^0+/, '')
  return mobile !== undefined && national.length >= LEAST_DIGITS && mobile.endsWith(national)
}
