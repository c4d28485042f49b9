import type { OpenGame } from '../../launch/index.ts'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { MOST_FAVOURITES } from '@portico/contract/catalogue/own-shapes'
import { paths } from '../../../core/paths.ts'
import { Rail } from '../../../ui/rail/rail.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { selectFavourites } from '../favourites-slice.ts'
import { useFavouriteGamesQuery } from '../own-api.ts'
import { GameTiles } from './game-grid.tsx'
import { SeeAll } from './see-all.tsx'

const SHOWN = 6

/** The member's favourites on the home page; one that is taken away goes at once [LOBBY-06] [LOBBY-20] [GAME-05]. */
export const FavouriteRail = ({ onOpen }: { readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const { removed } = useSelector(selectFavourites)
  const { data, isError, refetch } = useFavouriteGamesQuery({ pageNo: 1, pageSize: MOST_FAVOURITES })
  const games = data?.content.filter(({ nodeId }) => !removed.has(nodeId))
  if (isError && !data)
    return (
      <Rail title={t('type.FAV')}>
        <ErrorState onRetry={() => void refetch()} />
      </Rail>
    )
  if (!games || games.length === 0) return null
  return (
    <Rail
      title={t('type.FAV')}
      note={t('count', { count: games.length })}
      layout="tiles"
      end={<SeeAll to={paths.page('favorite')} name={t('type.FAV')} />}
    >
      <GameTiles games={games.slice(0, SHOWN)} expected={SHOWN} onOpen={onOpen} />
    </Rail>
  )
}
