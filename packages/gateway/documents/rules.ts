import { parseDate } from '@internationalized/date'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentPart,
  type DocumentStep,
  REJECTIONS,
  type Rejection,
} from '@portico/contract/document/shapes'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import { isCalendarDay } from '@portico/contract/kit/wire'

/** A proof of address may be so old. */
const MOST_MONTHS = 3

/** Whether a document has a second side that has to be seen. */
const hasBack = (kind: DocumentKind): boolean => kind === 'ID_CARD' || kind === 'DRIVING_LICENCE'

/** What of a document has to be sent: of a new one everything, of one that was sent back what was wrong. */
export const partsToSend = (kind: DocumentKind, reasons: readonly Rejection[]): DocumentPart[] => {
  const all: DocumentPart[] = hasBack(kind) ? ['FRONT', 'BACK', 'DETAILS'] : ['FRONT', 'DETAILS']
  if (reasons.length === 0) return all
  const wrong = new Set<DocumentPart>(reasons.flatMap((reason) => REJECTIONS[reason]))
  return all.filter((part) => wrong.has(part))
}

/** A number as it is compared: in capitals without what stands between. */
export const plainNumber = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

export const maskedNumber = (number: string): string => `••••${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`

interface Details {
  readonly step: DocumentStep
  readonly kind: DocumentKind
  readonly number: string
  readonly dated: string
}

interface Known {
  readonly name: string
  readonly birthday: string
  readonly idNumber: string
}

const datedFault = ({ step, dated }: Details, today: string): FieldFailure | undefined => {
  if (dated === '') return { rule: 'required' }
  if (!isCalendarDay(dated)) return { rule: 'date' }
  if (step === 'IDENTITY') return dated < today ? { rule: 'expired' } : undefined
  if (dated > today) return { rule: 'date' }
  return dated < parseDate(today).subtract({ months: MOST_MONTHS }).toString() ? { rule: 'too_old', max: MOST_MONTHS } : undefined
}

const numberFault = ({ step, kind, number }: Details, { idNumber }: Known): FieldFailure | undefined => {
  if (step === 'ADDRESS') return undefined
  if (number.trim() === '') return { rule: 'required' }
  if (!/^[A-Za-z0-9 ./-]{5,30}$/.test(number.trim()) || plainNumber(number).length < 5) return { rule: 'characters' }
  return kind === 'ID_CARD' && idNumber !== '' && plainNumber(idNumber) !== plainNumber(number) ? { rule: 'other' } : undefined
}

/** What is wrong with what is written on a document, by field. */
export const faultsOf = (details: Details, known: Known, today: string): Record<string, FieldFailure> => {
  const kinds: readonly DocumentKind[] = DOCUMENT_KINDS[details.step]
  const faults: Record<string, FieldFailure | undefined> = {
    kind: kinds.includes(details.kind) ? undefined : { rule: 'other' },
    number: numberFault(details, known),
    dated: datedFault(details, today),
    name: known.name === '' ? { rule: 'required' } : undefined,
    birthday: known.birthday === '' ? { rule: 'required' } : undefined,
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])))
}
