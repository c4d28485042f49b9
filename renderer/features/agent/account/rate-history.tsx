import type { RateStep } from '@portico/contract/rebate-rate/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './rate-dialog.module.css'

/** How a rate came about, the latest first. */
export const RateHistory = ({ steps }: { readonly steps: readonly RateStep[] }) => {
  const { t } = useTranslation('teamRecords')
  const format = useFormat()
  if (steps.length === 0) return null
  return (
    <section className={styles.history}>
      <h3>{t('setRate.history')}</h3>
      <ul>
        {steps.map(({ rate, from, setBy }) => (
          <li key={from}>
            <b>{format.percent(Number(rate) / 100, 4)}</b>
            <span>{t('setRate.since', { at: format.instant(from, 'moment') })}</span>
            <small>{setBy === '' ? t('setRate.begun') : t('setRate.setBy', { account: setBy })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
