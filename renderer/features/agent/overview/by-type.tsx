import { unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { Overview } from '../api.ts'
import { decimalsOf, shareOf } from '../../../core/office-page/figures.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import styles from './bars.module.css'
import panels from './panels.module.css'

/** What each kind of game brought, beside its share of the bets. */
export const ByType = ({ byType }: { byType: Overview['byType'] | undefined }) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const nameOf = useTypeName()
  const whole = byType?.reduce((sum, row) => sum + unitsOf(row.validBet), 0n) ?? 0n
  const decimals = decimalsOf(byType?.map((row) => row.profit) ?? [])
  const shares = byType?.map((row) => shareOf(unitsOf(row.validBet), whole)) ?? []
  const longest = Math.max(...shares, 0.01)
  return (
    <section className={panels.panel} aria-labelledby="agent-by-type">
      <header className={styles.head}>
        <h2 id="agent-by-type" className={styles.title}>
          {t('byType.title')}
        </h2>
        <span className={styles.dim}>{t('byType.share')}</span>
      </header>
      {!byType && Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height="18px" />)}
      {byType && (
        <ul className={styles.bars}>
          {byType.map((row, index) => (
            <li key={row.gameType}>
              <span className={styles.name}>{nameOf(row.gameType)}</span>
              <span className={styles.track} aria-hidden="true">
                <i style={{ inlineSize: `${((shares[index] ?? 0) / longest) * 100}%` }} />
              </span>
              <span className={cx(styles.dim, styles.part)}>{format.percent(shares[index] ?? 0, 0)}</span>
              <span className={styles.figure}>
                <Figure signed value={row.profit} decimals={decimals} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
