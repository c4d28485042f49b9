import { typeAddress } from '../../launch/index.ts'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { paths } from '../../../core/paths.ts'

export type NavEntry = 'HOME' | 'PROMO' | GameType

/** Types whose page is a list of games, whoever makes them. */
const LISTS: ReadonlySet<NavEntry> = new Set<NavEntry>(['PVP', 'FISH', 'RNG'])

/** What a click on an entry of the menu does: a page opens, or the only vendor's game starts at once [CHROME-06]. */
export const navTarget = (entry: NavEntry, vendors: number): { readonly to: string } | 'launch' => {
  if (entry === 'HOME') return { to: paths.home }
  if (entry === 'PROMO') return { to: paths.page('promotions') }
  return LISTS.has(entry) || vendors !== 1 ? { to: typeAddress(entry) } : 'launch'
}

/** From more vendors than this on their menu is enlarged [CHROME-05]. */
const FEW = 10

export const isLarge = (vendors: number): boolean => vendors > FEW
