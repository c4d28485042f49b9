import { useTranslation } from 'react-i18next'
import type { Money as MoneyValue } from '@portico/contract/kit/money'
import { Amount, Money } from '../../../ui/money/money.tsx'
import styles from './bets.module.css'
import { LISTED } from './money-style.ts'

export type Totals = Readonly<Record<'stake' | 'payout' | 'net', MoneyValue>> & { readonly rebate?: MoneyValue }

/** What everything that the filter matches comes to; nothing stands in its places until it is there. */
export const RecordTotals = ({ totals, rebates = false }: { readonly totals: Totals | undefined; readonly rebates?: boolean }) => {
  const { t } = useTranslation('records')
  return (
    <>
      <h2 className="visually-hidden">{t('totals')}</h2>
      <dl className={styles.totals} aria-label={t('totals')}>
        <div>
          <dt>{t('column.stake')}</dt>
          <dd>{totals && <Money value={totals.stake} style={LISTED} />}</dd>
        </div>
        <div>
          <dt>{t('column.payout')}</dt>
          <dd>{totals && <Money value={totals.payout} style={LISTED} />}</dd>
        </div>
        {rebates && (
          <div>
            <dt>{t('rebate')}</dt>
            <dd>{totals?.rebate && <Money value={totals.rebate} style={LISTED} />}</dd>
          </div>
        )}
        <div>
          <dt>{t('column.net')}</dt>
          <dd>{totals && <Amount value={totals.net} style={LISTED} />}</dd>
        </div>
      </dl>
    </>
  )
}
