import type { OpenGame } from '../../launch/index.ts'
import { useTranslation } from 'react-i18next'
import { Rail, RailRoom } from '../../../ui/rail/rail.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useHotGamesQuery } from '../api.ts'
import { HOT_SHOWN } from '../hot-shown.ts'
import { GameTiles } from './game-grid.tsx'
import { SeeAll } from './see-all.tsx'

/** Pictures of the first row on the widest screen. */
const FIRST_ROW = 6

/** The room of the home page's hot games before they join. */
export const HotRoom = () => <RailRoom layout="tiles" count={HOT_SHOWN} />

/** What is played most: twelve, and the way to every one [LOBBY-07]. */
export const HotRail = ({ onOpen }: { readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const { data, isError, refetch } = useHotGamesQuery({ pageSize: HOT_SHOWN })
  return (
    <Rail
      title={t('hot.title')}
      note={data && t('count', { count: data.total })}
      end={<SeeAll to="/?type=HOT" name={t('hot.title')} />}
      layout={isError ? 'plain' : 'tiles'}
      busy={!data}
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <GameTiles games={data?.list} expected={HOT_SHOWN} eager={FIRST_ROW} badges={false} onOpen={onOpen} />
      )}
    </Rail>
  )
}
