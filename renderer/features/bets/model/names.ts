import type { Game, Play } from '@portico/lottery/play'

/** Which names the places of a draw have. */
export type PlaceNames = 'place' | 'place3' | 'ordinal' | 'rank' | 'normal'

/** Names of the places of a play's board. */
export const placeNames = ({ game, id }: Play): PlaceNames => {
  const names: Partial<Record<Game, PlaceNames>> = { SSC: 'place', PK10: 'rank', LHC: 'normal' }
  if (game === 'LF') return id.startsWith('3d') ? 'place3' : 'place'
  return names[game] ?? 'ordinal'
}

/** Names of chosen places where only the id of the play is known: digits have theirs, others are counted. */
export const shortPlaceNames = (playId: string): 'placeShort' | 'ordinal' => (/^any\d-/.test(playId) ? 'placeShort' : 'ordinal')

/** Help texts of Mark Six carry its name: its plays have ids that other games know too. */
export const helpKey = ({ game, help }: Play): string => (game === 'LHC' ? `lhc-${help}` : help)

/** Tiers of some plays are numbers: of dice on which a number stands. */
export const countsDice = (playId: string): boolean => playId === 'single'
