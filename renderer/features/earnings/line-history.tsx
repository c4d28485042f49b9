import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../core/hooks.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { EarningDetail } from './api.ts'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'
import styles from './line.module.css'

const ACTIONS = ['calculate', 'recalculate', 'review', 'approve', 'reject', 'pay'] as const
type Action = (typeof ACTIONS)[number]

/** The versions of a line, the debts that it settled or that others settled of it, and the way of a dividend through the desk. */
export const LineHistory = ({ detail: { line, versions, settles, settledBy, opening, payment } }: { readonly detail: EarningDetail }) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const kindName = usePayKindName()
  const dispatch = useAppDispatch()
  const open = (lineId: string) => dispatch(dialogOpened({ kind: 'commissionLine', lineId }))
  const others = [...settles.map((each) => ['settles', each] as const), ...settledBy.map((each) => ['settledBy', each] as const)]
  const before = [
    ...(opening?.losses ?? []).map((each) => ['openLoss', each] as const),
    ...(opening?.debts ?? []).map((each) => ['openDebt', each] as const),
  ]
  if (versions.length < 2 && others.length === 0 && before.length === 0 && payment.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('history')}</h3>
      {versions.length > 1 && (
        <Button look="ghost" size="small" onClick={() => dispatch(dialogOpened({ kind: 'lineVersions', lineId: line.id }))}>
          {t('compare.open')}
        </Button>
      )}
      <ul className={styles.list}>
        {versions.length > 1 &&
          versions.map((each) => (
            <li key={each.id}>
              <Button look="text" size="small" disabled={each.id === line.id} onClick={() => open(each.id)}>
                {t('version', { number: each.version })}
              </Button>
              <span>{format.instant(each.runAt, 'moment')}</span>
              <span className={styles.end}>{format.money(each.amount)}</span>
            </li>
          ))}
        {before.map(([what, { period, left }]) => (
          <li key={`${what} ${period}`}>
            <span>{t(`${what}`, { period })}</span>
            <span className={styles.end}>{format.money(left)}</span>
          </li>
        ))}
        {others.map(([side, each]) => (
          <li key={`${side} ${each.lineId}`}>
            <Button look="text" size="small" onClick={() => open(each.lineId)}>
              {t(`${side}`, { kind: kindName(each.kind), period: each.label, version: each.version })}
            </Button>
            <span className={styles.end}>{format.money(each.amount)}</span>
          </li>
        ))}
        {payment.map(({ action, at, amount }, index) => (
          <li key={index}>
            <span>{t(`payment.${ACTIONS.find((known): known is Action => known === action) ?? 'other'}`)}</span>
            <span>{format.instant(at, 'moment')}</span>
            <span className={styles.end}>{amount && format.money(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
