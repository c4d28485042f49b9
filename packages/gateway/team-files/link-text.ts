import type { LinkColumn } from '@portico/contract/register-link/file-shapes'
import type { RegisterLink } from '@portico/contract/register-link/shapes'
import { localTime, safeText } from '../kit/file-text.ts'

/** A column of a register link as a file has it. */
export const linkText = (link: RegisterLink, id: LinkColumn, timeZone: string): string => {
  switch (id) {
    case 'rates':
      return safeText(link.rates.map(({ category, rate }) => `${category} ${rate}`).join('; '))
    case 'createdAt':
      return localTime(new Date(link.createdAt), timeZone)
    case 'revoked':
      return link.revoked ? safeText(`${localTime(new Date(link.revoked.at), timeZone)} ${link.revoked.reason}`) : ''
    case 'maxUses':
      return link.maxUses === null ? '' : String(link.maxUses)
    case 'uses':
    case 'clicks':
    case 'deposited':
      return String(link[id])
    default:
      return safeText(link[id] ?? '')
  }
}
