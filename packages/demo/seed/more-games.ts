import type { GameType } from '@portico/contract/catalogue/shapes'
import { compounds } from './compounds.ts'
import { BINGO_BALLS, FISH_THINGS, LIVE_TABLES, type NamedGame, type Pair, PVP_GAMES, RNG_CLASSES, SLOT_THINGS } from './words.ts'

type Kind = readonly [classify: string, english: string, vietnamese: string]

const plain = (classify: string, pairs: readonly Pair[]): readonly Kind[] =>
  pairs.map(([english, vietnamese]) => [classify, english, vietnamese])

/** What invented words are put before, and how many of a hundred games are such. */
const SHARES: readonly {
  readonly gameType: GameType & ('RNG' | 'LIVE' | 'FISH' | 'PVP' | 'BINGO')
  readonly percent: number
  readonly kinds: readonly Kind[]
}[] = [
  { gameType: 'LIVE', percent: 6, kinds: LIVE_TABLES },
  { gameType: 'FISH', percent: 5, kinds: plain('', FISH_THINGS) },
  { gameType: 'PVP', percent: 4, kinds: PVP_GAMES },
  {
    gameType: 'BINGO',
    percent: 2,
    kinds: plain(
      '',
      BINGO_BALLS.map((balls): Pair => [`Bingo ${balls}`, `Bingo ${balls}`]),
    ),
  },
  { gameType: 'RNG', percent: 13, kinds: RNG_CLASSES },
  { gameType: 'RNG', percent: 70, kinds: [['SLOTS', '', ''], ...plain('SLOTS', SLOT_THINGS)] },
]

const joined = (first: string, second: string): string => `${first} ${second}`.trim()

/** Every kind with every word, so that neighbours differ in both. */
const crossed = (words: readonly Pair[], kinds: readonly Kind[], count: number): NamedGame[] => {
  if (count > words.length * kinds.length) throw new RangeError('games: there are not so many names')
  return Array.from({ length: count }, (_, index) => {
    const [word, wordVi] = words[index % words.length]!
    const [classify, kind, kindVi] = kinds[(Math.floor(index / words.length) + (index % words.length)) % kinds.length]!
    return { classify, names: { EN: joined(word, kind), TY: joined(kindVi, wordVi) } }
  })
}

/** So many further games, all with names of their own. @throws RangeError when there are not so many names. */
export const moreGames = (
  count: number,
): readonly { readonly gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'BINGO'; readonly games: readonly NamedGame[] }[] => {
  const words = compounds()
  let left = count
  return SHARES.map(({ gameType, percent, kinds }, index) => {
    const own = index === SHARES.length - 1 ? left : Math.floor((count * percent) / 100)
    left -= own
    return { gameType, games: crossed(words, kinds, own) }
  })
}
