import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import { isEmpty } from '../../model/choice.ts'
import styles from './slip.module.css'

/** The play in hand and what is chosen, or what is still missing. */
export const SlipChosen = () => {
  const { t } = useTranslation(['lottery', 'errors'])
  const { play, rows, typed, pricing } = useBetPanel()
  const names = useNames()
  const nothing = typed ? typed.lines.length === 0 && typed.bad.length === 0 : isEmpty(rows)
  return (
    <>
      <p className={styles.play}>{names.play(play.id)}</p>
      {pricing.ok ? (
        <p className={styles.picks}>
          {names.parts(pricing.priced.line).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <span className={styles.times} aria-hidden="true">
                  {pricing.priced.factors.length > 0 ? '×' : '·'}
                </span>
              )}
              <span className={cx(styles.pick, /^\d{2,}$/.test(part) && styles.spaced)}>{part}</span>
            </Fragment>
          ))}
        </p>
      ) : (
        <p className={cx(styles.missing, pricing.code === 'TOO_MANY_NOTES' && styles.refused)}>
          {nothing || pricing.code === 'EMPTY_SELECTION' ? t('slip.empty') : t(`errors:${pricing.code}`)}
        </p>
      )}
    </>
  )
}
