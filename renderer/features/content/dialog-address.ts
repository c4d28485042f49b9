import { gameType } from '@portico/contract/catalogue/shapes'
import type { DialogRequest } from '../../core/dialogs.ts'

const PARAMETERS = ['dialog', 'vendor', 'gameType'] as const

/** The dialog that an address names: `?dialog=notices`, `legal`, `public`, `room`, `deskChat`, or `games&vendor=PG&gameType=RNG`. */
export const requestIn = (search: string): DialogRequest | undefined => {
  const query = new URLSearchParams(search)
  const kind = query.get('dialog')
  if (kind === 'notices' || kind === 'legal' || kind === 'public' || kind === 'room' || kind === 'deskChat') return { kind }
  const vassalage = query.get('vendor')
  const type = gameType.safeParse(query.get('gameType') ?? 'RNG')
  if (kind !== 'games' || !vassalage || !type.success) return undefined
  return { kind: 'vendorGames', gameType: type.data, vassalage, name: vassalage }
}

/** The same address without it. */
export const withoutRequest = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const name of PARAMETERS) query.delete(name)
  const rest = query.toString()
  return rest ? `?${rest}` : ''
}
