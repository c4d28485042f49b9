import { PROFILE_FIELDS, type ProfileEntry, type ProfileField } from '@portico/contract/center/shapes'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Audit } from '../audit/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { dayAt } from '../kit/zone.ts'
import { findMember, lockMember, type MemberRow, saveOwnTexts } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { FIXED, faultOf } from './rules.ts'

type Owner = Pick<Caller, 'memberId'>

/** What members write of themselves; registration begins it. */
export interface Profiles {
  read(caller: Owner): Promise<ProfileEntry[]>
  /** Changes all of these or none. @throws Failure FIELD_INVALID with the rule of each field that cannot stand */
  save(caller: Owner, texts: Partial<Record<ProfileField, string>>, minimumAge: number): Promise<ProfileEntry[]>
}

const SHOWN = 4
const valueOf = (row: MemberRow, field: ProfileField): string => (field === 'nickname' ? row.nickname : (row.contacts[field] ?? ''))
const masked = (value: string): string => (value === '' ? '' : `••••${value.slice(-Math.min(SHOWN, Math.floor(value.length / 2)))}`)

const entriesOf = (row: MemberRow): ProfileEntry[] =>
  PROFILE_FIELDS.map((field) => {
    const value = valueOf(row, field)
    const secret = field === 'idNumber'
    return { field, value: secret ? masked(value) : value, masked: secret, fixed: FIXED.has(field) && value !== '' }
  })

export const createProfiles = (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { audit }: { readonly audit: Pick<Audit, 'write'> },
): Profiles => ({
  read: async ({ memberId }) => entriesOf((await findMember(database.orm, memberId)) ?? refuse('NOT_LOGGED_IN')),

  save: ({ memberId }, texts, minimumAge) =>
    database.orm.transaction(async (tx) => {
      await lockMember(tx, memberId)
      const row = (await findMember(tx, memberId)) ?? refuse('NOT_LOGGED_IN')
      const today = dayAt(clock.now(), brand.timeZone).day
      const fields: Record<string, FieldFailure> = {}
      const changes = new Map<ProfileField, string>()
      for (const field of PROFILE_FIELDS) {
        const text = texts[field]?.trim().normalize('NFC')
        if (text === undefined || text === valueOf(row, field)) continue
        // Nobody is without a name that others see.
        const fault = text === '' && field !== 'nickname' ? undefined : faultOf(field, text, today, minimumAge)
        if (FIXED.has(field) && valueOf(row, field) !== '') fields[field] = { rule: 'fixed' }
        else if (fault) fields[field] = fault
        else changes.set(field, text)
      }
      if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
      if (changes.size === 0) return entriesOf(row)
      const { nickname = row.nickname, ...contacts } = Object.fromEntries(changes)
      await saveOwnTexts(tx, memberId, { nickname, contacts })
      await audit.write(tx, {
        actor: `member:${memberId}`,
        action: 'PROFILE_CHANGED',
        subject: memberId,
        details: { fields: [...changes.keys()] },
      })
      return entriesOf((await findMember(tx, memberId))!)
    }),
})
