import type { SlotSymbol } from './symbols.ts'

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  W: 'gate',
  L: 'lantern',
  O: 'lotus',
  G: 'gem',
  C: 'carp',
  H: 'heart',
  D: 'diamond',
  S: 'spade',
  B: 'club',
  M: 'moon',
}

/** The reels from the first to the last, each read downwards; after the end it begins again. No symbol stands twice in a window. */
const WRITTEN = [
  'LBDHCGSCMDBSOGHLCOHBDWBSDBSODSCH',
  'SHBCSLCGDHWBDOCLHGODBSOBGHMBDSCD',
  'OCDLGDHSOLDHBMDBWCSGCSGBSDCGHOBH',
  'HSOLBSHCDBCMBDSLDGHBCGDSOBHWBGSD',
  'CSOGCSHBWHOCMBDLCBLDGOHBCDBHSGBD',
]

export const STRIPS: readonly (readonly SlotSymbol[])[] = WRITTEN.map((reel) => [...reel].map((letter) => LETTERS[letter] ?? 'moon'))

/** Stops of each reel. */
export const STOPS = 32
