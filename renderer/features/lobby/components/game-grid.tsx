import type { OpenGame } from '../../launch/index.ts'
import { memo } from 'react'
import type { Game } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { GameTile, GameTileSkeleton } from '../../../ui/game-tile/game-tile.tsx'
import { type Lane, useGameVendorsQuery } from '../api.ts'
import { offersTrial } from '../model.ts'
import { useFavourites } from '../use-favourites.ts'
import { useStages } from '../use-stages.ts'

/** Tiles that join in one go: a frame's worth of layout on a slow machine. */
const AT_ONCE = 3

/** The icon of a game's vendor for games of this type [LOBBY-12] [GAME-09]. */
const iconOf = (lanes: readonly Lane[] | undefined, { gameType, vassalage }: Game): string | undefined =>
  lanes?.find(({ title }) => title === gameType)?.vendors.find((vendor) => vendor.vassalage === vassalage)?.iconUrl

interface TilesProps {
  readonly games: readonly Game[] | undefined
  /** How many to keep room for until they are there. */
  readonly expected: number
  /** How many pictures are wanted at once: those of the first row in sight. */
  readonly eager?: number
  /** Where every game is hot the badge says nothing. */
  readonly badges?: boolean
  readonly onOpen: OpenGame
}

/** Tiles of games, or as many empty ones of the same size. Put them into a rail. */
export const GameTiles = memo(({ games, expected, eager = 0, badges = true, onOpen }: TilesProps) => {
  const typeName = useTypeName()
  // Failure shown by ../../../app/site-shell/footer.tsx; a tile only lacks its vendor's mark.
  const { data } = useGameVendorsQuery({})
  const { ids, toggle } = useFavourites()
  const steps = useStages(games ? Math.ceil(games.length / AT_ONCE) : 0)
  if (!games) return Array.from({ length: expected }, (_, index) => <GameTileSkeleton key={`room ${index}`} />)
  return games.map((game, index) =>
    index >= steps * AT_ONCE ? (
      <GameTileSkeleton key={`room ${index}`} />
    ) : (
      <GameTile
        key={game.nodeId}
        name={game.gameName}
        meta={`${typeName(game.gameType)} · ${game.displayName}`}
        art={game.iconUrl}
        tint={game.colour}
        vendorIcon={game.showIcon === 1 ? (iconOf(data?.data.lanes, game) ?? '') : undefined}
        hot={badges && game.isHot === 1}
        favourite={ids.has(game.nodeId)}
        trial={offersTrial(game)}
        eager={index < eager}
        onPlay={() => onOpen(game)}
        onTry={() => onOpen(game, 'demo')}
        onFavourite={() => toggle(game)}
      />
    ),
  )
})
GameTiles.displayName = 'GameTiles'
