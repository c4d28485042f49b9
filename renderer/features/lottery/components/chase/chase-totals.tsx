import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import type { PlanProjection } from '@portico/lottery/chase/plan'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useChanceText } from '../../hooks/use-chance-text.ts'
import { MONEY } from '../slip/money-style.ts'
import styles from './chase.module.css'

/** What the whole plan locks, how likely all of it is lost, and the most it can give back. */
export const ChaseTotals = ({ projection: { rows, exposure, loseAll, largest } }: { projection: PlanProjection }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const chance = useChanceText()
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{t('chase.exposure')}</dt>
          <dd>{money(exposure)}</dd>
        </div>
        <div>
          <dt>{t('chase.loseAll')}</dt>
          <dd>{chance.percent(loseAll)}</dd>
        </div>
        <div>
          <dt>{t('chase.largest')}</dt>
          <dd>{money(largest)}</dd>
        </div>
      </dl>
      <p>{t('chase.loseAllNote', { count: rows.length, total: money(exposure) })}</p>
    </div>
  )
}
