import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@portico/contract/catalogue'
import { GameTile, GameTileSkeleton } from '../../../ui/game-tile/game-tile.tsx'
import { offersTrial } from '../model.ts'
import { useHearts } from '../use-hearts.ts'
import { useStages } from '../use-stages.ts'
import type { OpenGame } from '../use-open-game.ts'

/** Tiles that join in one go: the first row of a wide screen. */
const ROW = 6

interface TilesProps {
  readonly games: readonly Game[] | undefined
  /** How many to keep room for until they are there. */
  readonly expected: number
  /** How many pictures are wanted at once: those of the first row in sight. */
  readonly eager?: number
  readonly onOpen: OpenGame
}

/** Tiles of games, or as many empty ones of the same size. Put them into a rail. */
export const GameTiles = (props: TilesProps) => <Tiles {...props} games={useDeferredValue(props.games)} />

// An answer of the gateway renders at once; the tiles it brings may take turns with input.
const Tiles = memo(({ games, expected, eager = 0, onOpen }: TilesProps) => {
  const { t } = useTranslation('lobby')
  const { kept, turn } = useHearts()
  const rows = useStages(games ? Math.ceil(games.length / ROW) : 0)
  if (!games) return Array.from({ length: expected }, (_, index) => <GameTileSkeleton key={`room ${index}`} />)
  return games.map((game, index) =>
    index >= rows * ROW ? (
      <GameTileSkeleton key={`room ${index}`} />
    ) : (
      <GameTile
        key={game.nodeId}
        name={game.gameName}
        meta={`${game.displayName} · ${t(`type.${game.gameType}`)}`}
        art={game.iconUrl}
        tint={game.colour}
        hot={game.isHot === 1}
        favourite={kept.has(game.nodeId)}
        trial={offersTrial(game)}
        eager={index < eager}
        onPlay={() => onOpen(game)}
        onTry={() => onOpen(game, 'demo')}
        onFavourite={() => turn(game)}
      />
    ),
  )
})
Tiles.displayName = 'Tiles'
