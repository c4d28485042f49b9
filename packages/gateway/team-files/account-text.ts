import type { FileColumn } from '@portico/contract/agent/file-shapes'
import type { TeamMember } from '@portico/contract/agent/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { localTime, plainAmount, safeText } from '../kit/file-text.ts'

/** A column of an account as a file has it. */
export const accountText = (row: TeamMember, id: FileColumn, timeZone: string): string => {
  switch (id) {
    case 'account':
    case 'nickname':
    case 'state':
      return safeText(row[id])
    case 'level':
    case 'downlines':
      return String(row[id])
    case 'joinedAt':
    case 'seenAt':
      return row[id] === null ? '' : localTime(new Date(row[id]), timeZone)
    default:
      return plainAmount(unitsOf(row.figures[id]))
  }
}
