import type { GameSelection, GameType } from '@portico/contract/catalogue/shapes'
import { DAY_MS } from '../kit/duration.ts'
import type { CatalogueGame, Snapshot } from './snapshot.ts'

/** How long a game counts as new. */
const NEW_MS = 30 * DAY_MS

/** Hot games, most played first. Those nobody has played yet come in turns, one of each lane, so that the list shows the whole house. */
export const hotFirst = (games: readonly CatalogueGame[]): readonly CatalogueGame[] => {
  const rounds = new Map<GameType, number>()
  return games
    .filter((game) => game.hot)
    .map((game) => {
      const round = rounds.get(game.lane) ?? 0
      rounds.set(game.lane, round + 1)
      return { game, round }
    })
    .sort((one, other) => other.game.played - one.game.played || one.round - other.round)
    .map(({ game }) => game)
}

/** The games of a selection in its order. `own` are the caller's, by nodeId, for FAV and RECENT. */
export const selected = (
  { games, byNode }: Snapshot,
  selection: GameSelection,
  { now, own }: { readonly now: Date; readonly own: readonly number[] },
): readonly CatalogueGame[] => {
  switch (selection) {
    case 'ALL':
      return games
    case 'HOT':
      return hotFirst(games)
    case 'NEW': {
      const since = now.getTime() - NEW_MS
      return games.filter(({ addedAt }) => addedAt.getTime() > since).sort((one, other) => other.addedAt.getTime() - one.addedAt.getTime())
    }
    case 'FAV':
    case 'RECENT':
      return own.flatMap((nodeId) => byNode.get(nodeId) ?? [])
  }
}
