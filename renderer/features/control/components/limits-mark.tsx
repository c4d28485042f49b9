import Shield from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { usePlayLimitsQuery } from '../api.ts'
import { nearestOf } from '../model/nearest.ts'
import { cx } from '../../../lib/cx.ts'
import meter from './meter.module.css'
import styles from './limits-mark.module.css'

/** How much of the nearest limit on play is used, for a bar that has no room for more; without a limit a shield. */
export const LimitsMark = () => {
  const { t } = useTranslation('control')
  // Failure not shown: the way to the limits stands here all the same, and its page says what failed.
  const { data } = usePlayLimitsQuery({})
  const share = nearestOf(data?.limits ?? [])
  const percent = Math.round((share ?? 0) * 100)
  return (
    <span className={styles.mark}>
      {share === undefined ? (
        <Shield aria-hidden="true" />
      ) : (
        <span
          className={cx(meter.meter, styles.share)}
          data-tight={percent >= 80 || undefined}
          role="img"
          aria-label={t('mark.used', { percent })}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <span className={styles.word}>{t('mark.limits')}</span>
    </span>
  )
}
