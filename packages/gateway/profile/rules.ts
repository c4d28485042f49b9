import { parseDate } from '@internationalized/date'
import type { ProfileField } from '@portico/contract/center/shapes'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import { isCalendarDay } from '@portico/contract/kit/wire'

interface Rule {
  readonly min: number
  readonly max: number
  readonly pattern?: RegExp
}

/** Letters of any script with what stands between them in names. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u
const PERSONAL: Rule = { min: 2, max: 60 }
/** What messengers and networks take as a name, number or address. */
const HANDLE: Rule = { min: 2, max: 60, pattern: /^[\p{L}\p{N}@+._/:-]+$/u }

const RULES: Readonly<Record<Exclude<ProfileField, 'birthday'>, Rule>> = {
  payeeName: { min: 2, max: 50, pattern: NAME },
  idNumber: { min: 5, max: 20, pattern: /^[A-Za-z0-9-]+$/ },
  nickname: { min: 2, max: 20, pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u },
  address: { min: 5, max: 200 },
  nationality: PERSONAL,
  occupation: PERSONAL,
  incomeSource: PERSONAL,
  zalo: HANDLE,
  whatsapp: HANDLE,
  line: HANDLE,
  facebook: HANDLE,
  telegram: HANDLE,
  qqNum: { min: 5, max: 12, pattern: /^\d+$/ },
  wechat: HANDLE,
}

/** What proves who somebody is, and what money is paid out to: once written, support changes it. */
export const FIXED: ReadonlySet<ProfileField> = new Set(['payeeName', 'birthday', 'idNumber'])

/** What is wrong with a text that somebody wrote; nothing where it may stand. */
export const faultOf = (field: ProfileField, text: string, today: string, minimumAge: number): FieldFailure | undefined => {
  if (field === 'birthday') {
    if (!isCalendarDay(text) || text < '1900-01-01') return { rule: 'date' }
    return parseDate(text).add({ years: minimumAge }).toString() > today ? { rule: 'age', min: minimumAge } : undefined
  }
  const { min, max, pattern } = RULES[field]
  const length = [...text].length
  if (length < min || length > max) return { rule: 'length', min, max }
  if (/[\p{Cc}\p{Cs}\p{Co}]/u.test(text) || (pattern && !pattern.test(text))) return { rule: 'characters' }
  return undefined
}
