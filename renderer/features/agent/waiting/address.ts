import { paths } from '../../../core/paths.ts'
import type { Item } from './api.ts'

/** Where an agent does what waits. */
export const addressOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => {
  switch (kind) {
    case 'CONTRACT_OFFER':
    case 'CONTRACT_END':
      return paths.agentContract(id)
    case 'DISPUTE_QUESTION':
    case 'DISPUTE_ANSWER':
      return paths.agent('agentDisputes')
    case 'LINK_ENDS':
    case 'LINK_ABOVE':
      return paths.registerLink(id)
  }
}
