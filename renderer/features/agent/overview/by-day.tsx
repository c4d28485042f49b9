import { useTranslation } from 'react-i18next'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { LineChart } from '../../../ui/line-chart/line-chart.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { Overview } from '../api.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import styles from './panels.module.css'

/** What was bet and what was paid out, day by day; the picture's figures stand in a table for those who do not see it. */
export const ByDay = ({ byDay }: { byDay: Overview['byDay'] | undefined }) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const days = useDayWords()
  const decimals = decimalsOf(byDay?.flatMap((row) => [row.validBet, row.payout]) ?? [])
  return (
    <section className={styles.panel} aria-labelledby="agent-by-day">
      <h2 id="agent-by-day" className={styles.title}>
        {t('byDay.title')}
      </h2>
      {byDay ? (
        <>
          <LineChart
            label={t('byDay.picture')}
            series={[
              { name: t('figure.validBet'), values: byDay.map((row) => Number(row.validBet.amount)) },
              { name: t('figure.payout'), values: byDay.map((row) => Number(row.payout.amount)) },
            ]}
            labels={byDay.map((row) => days.short(row.day))}
            formatValue={(value) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 })}
          />
          <table className="visually-hidden">
            <caption>{t('byDay.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('byDay.day')}</th>
                <th scope="col">{t('figure.validBet')}</th>
                <th scope="col">{t('figure.payout')}</th>
              </tr>
            </thead>
            <tbody>
              {byDay.map((row) => (
                <tr key={row.day}>
                  <th scope="row">{days.short(row.day)}</th>
                  <td>
                    <Figure value={row.validBet} decimals={decimals} />
                  </td>
                  <td>
                    <Figure value={row.payout} decimals={decimals} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <Skeleton height="148px" />
      )}
    </section>
  )
}
