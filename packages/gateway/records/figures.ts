import type { RecordSubject } from '@portico/contract/records/shapes'

/** What a movement is about in one line, and by what it is found again. */
export const wordsOf = (subject: RecordSubject | null | undefined): { readonly what: string; readonly reference: string } => {
  switch (subject?.kind) {
    case 'BET':
      return { what: `${subject.gameName} ${subject.numero}`, reference: subject.betId }
    case 'PLAN':
      return { what: subject.gameName, reference: subject.planId }
    case 'DEPOSIT':
      return { what: subject.name, reference: subject.reference }
    case 'WITHDRAWAL':
      return { what: `${subject.name} ${subject.account}`, reference: subject.reference }
    case 'TRANSFER':
      return { what: subject.other, reference: subject.transferId }
    case 'ROUND':
      return { what: subject.gameName, reference: subject.roundId }
    default:
      return { what: '', reference: '' }
  }
}
