import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '@portico/contract/kit/money'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { usePermission } from '../../access/index.ts'
import { JACKPOT_POLL, useJackpotsQuery } from '../api.ts'
import { JackpotFigure } from './jackpot-figure.tsx'
import styles from './lobby.module.css'
import { NextDraws } from './next-draws.tsx'

const BARS = [16, 20, 24, 27, 33, 37, 46, 50, 61, 68, 82, 86, 94]

/** The largest pool of a vendor's games; without one a counter that says of itself that it is an illustration [LOBBY-16]. Who takes a break sees the draws instead. */
export const JackpotCard = () => (usePermission('PROMOTIONS') ? <Pool /> : <NextDraws />)

const Pool = () => {
  const { t } = useTranslation('lobby')
  // Failure not shown: the card is then what it is without a pool.
  const { data } = useJackpotsQuery({}, JACKPOT_POLL)
  const pool = data?.list[0]
  return (
    <Link to={paths.page('rng')} className={styles.jackpot}>
      <span className={styles.jackpotHead}>
        <h2>{t('jackpot.title')}</h2>
        {!pool && <Tag tone="warning">{t('jackpot.tag')}</Tag>}
      </span>
      <JackpotFigure key={pool?.gameCode} there={pool && unitsOf(pool.amount)} className={styles.jackpotFigure} />
      <span className={styles.small}>{pool ? t('jackpot.of', { game: pool.gameName }) : t('jackpot.note')}</span>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((height) => (
          <i key={height} style={{ blockSize: `${height}%` }} />
        ))}
      </span>
      <span className={styles.jackpotFoot}>
        {t('jackpot.games')}
        <b className={styles.wayOn}>
          {t('jackpot.open')}
          <ChevronRight aria-hidden="true" />
        </b>
      </span>
    </Link>
  )
}
