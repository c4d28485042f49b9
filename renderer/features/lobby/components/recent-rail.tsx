import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Rail } from '../../../ui/rail/rail.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useRecentGamesQuery } from '../own-api.ts'
import { rememberRecent, RECENT_SHOWN } from '../recent-room.ts'
import { useOpenGame } from '../use-open-game.ts'
import { GameName } from './game-name.tsx'
import { RecentRoom } from './recent-room.tsx'
import { SeeAll } from './see-all.tsx'
import styles from './lists.module.css'

/** What the member opened last; nothing where that is nothing [LOBBY-06] [LOBBY-20]. */
export const RecentRail = ({ expected }: { readonly expected: number }) => {
  const { t } = useTranslation(['games', 'lobby'])
  const open = useOpenGame()
  const { data, isError, refetch } = useRecentGamesQuery({ page: 1, pageSize: RECENT_SHOWN }, { refetchOnMountOrArgChange: true })
  const count = data?.list.length
  useEffect(() => {
    if (count !== undefined) rememberRecent(count)
  }, [count])
  if (isError && !data)
    return (
      <Rail title={t('resume')}>
        <ErrorState onRetry={() => void refetch()} />
      </Rail>
    )
  if (!data) return expected > 0 ? <RecentRoom count={expected} /> : null
  if (count === 0) return null
  return (
    <Rail title={t('resume')} layout="resume" end={<SeeAll to={paths.page('recent')} name={t('resume')} />}>
      {data.list.map((game) => (
        <button key={game.nodeId} type="button" className={styles.resume} onClick={() => open(game)}>
          <Picture src={game.iconUrl} tint={game.colour} width={56} height={56} />
          <GameName game={game} short />
        </button>
      ))}
    </Rail>
  )
}
