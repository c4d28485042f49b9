import type { ControlOverview } from '@portico/contract/control/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useLanguage, useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from '../control.module.css'
import { HistoryDialog } from './history-dialog.tsx'
import { Meter } from './meter.tsx'

/** What was paid in without what was withdrawn, month by month, and the way to every change. */
export const MonthsSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { tag } = useLanguage()
  const [open, setOpen] = useState(false)
  const most = Math.max(1, ...overview.netDeposits.map(({ amount }) => Math.abs(Number(amount.amount))))
  const monthName = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
  return (
    <section className={styles.section} aria-labelledby="months-title">
      <div className={styles.title}>
        <h2 id="months-title">{t('months.title')}</h2>
        <span className={styles.quiet}>{t('months.lead')}</span>
        <Button look="text" onClick={() => setOpen(true)}>
          {t('history.open')}
        </Button>
      </div>
      <Card flush className={styles.months}>
        {overview.netDeposits.map(({ month, amount }, i) => (
          <div key={month}>
            <p>
              {monthName.format(new Date(`${month}T00:00Z`))}
              {i === overview.netDeposits.length - 1 && <small>{t('months.soFar')}</small>}
            </p>
            <b>
              <bdi>{format.money(amount, { min: 0, max: 2 })}</bdi>
            </b>
            <Meter share={Math.min(0.69, Math.abs(Number(amount.amount)) / most)} />
          </div>
        ))}
      </Card>
      <p className={styles.quiet}>{t('months.zone', { offset: format.offset(overview.serverNow), brand: brand.name })}</p>
      {open && <HistoryDialog currency={overview.currency} onClose={() => setOpen(false)} />}
    </section>
  )
}
