import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../../lib/link.tsx'
import { usePermission } from '../../access/index.ts'
import { cx } from '../../../lib/cx.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import strip from '../../../ui/strip/strip.module.css'
import { selectMember } from '../../session/index.ts'
import { useRecentLotteriesQuery } from '../menu-api.ts'
import { type Launch, launchQuery, lotteryPath } from '../model/launch.ts'
import styles from './lottery-lobby.module.css'

/** As many as stand on one line. */
const MOST = 6

/** The lotteries that the member bet on, latest first, of whichever page they are; nothing before the first bet [CALL-10]. */
export const RecentLotteries = ({ launch }: { readonly launch: Launch }) => {
  const { t } = useTranslation('lottery')
  const member = useSelector(selectMember)
  const plays = usePermission('PLAY')
  const { data, isError, refetch } = useRecentLotteriesQuery(member && plays ? { pageSize: MOST } : skipToken)
  if (!data && isError) return <ErrorLine of={t('lobby.recent')} onRetry={() => void refetch()} className={styles.recent} />
  if (!data || data.list.length === 0) return null
  return (
    <nav aria-labelledby="recent-lotteries" className={cx(strip.strip, styles.recent)}>
      <h2 id="recent-lotteries">{t('lobby.recent')}</h2>
      {data.list.map((game) => (
        <Link key={game.gameCode} to={`${lotteryPath(game)}${launchQuery(launch)}`} className={styles.page}>
          {game.gameName}
        </Link>
      ))}
    </nav>
  )
}
