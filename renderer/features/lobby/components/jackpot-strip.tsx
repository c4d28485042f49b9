import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { unitsOf } from '@portico/contract/kit/money'
import { paths } from '../../../core/paths.ts'
import { Link } from '../../../lib/link.tsx'
import { useNear } from '../../../lib/use-near.ts'
import { usePermission } from '../../access/index.ts'
import { useModules } from '../../system/index.ts'
import { JACKPOT_POLL, useJackpotsQuery } from '../api.ts'
import { JackpotFigure } from './jackpot-figure.tsx'
import styles from './jackpot-strip.module.css'
import lobby from './lobby.module.css'

/** The largest pool of a vendor's games, where there is one and no card beside the banner shows it [LOBBY-16]. */
export const JackpotStrip = () => {
  const { t } = useTranslation('lobby')
  const { ref, near } = useNear<HTMLDivElement>()
  const { jackpotPool } = useModules()
  const offered = usePermission('PROMOTIONS')
  // Failure not shown: no list is missed, and nothing says that a pool is there.
  const { data } = useJackpotsQuery(near && offered && jackpotPool !== true ? {} : skipToken, JACKPOT_POLL)
  const pool = offered && jackpotPool !== true ? data?.list[0] : undefined
  return (
    <div ref={ref} className={styles.place}>
      {pool && (
        <Link to={paths.page('rng')} className={styles.strip}>
          <span className={styles.what}>
            <b>{t('jackpot.title')}</b>
            <small>{t('jackpot.of', { game: pool.gameName })}</small>
          </span>
          <JackpotFigure there={unitsOf(pool.amount)} className={styles.figure} />
          <span className={lobby.wayOn}>
            {t('jackpot.open')}
            <ChevronRight aria-hidden="true" />
          </span>
        </Link>
      )}
    </div>
  )
}
