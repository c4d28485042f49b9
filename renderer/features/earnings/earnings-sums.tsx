import { COMMISSION_KINDS, type CommissionKind } from '@portico/contract/commission/kinds'
import { type Money, unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { KindChoice } from '../../core/office-page/kind-choice.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import type { Earnings } from './api.ts'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'
import styles from './earnings.module.css'

/** What all lines come to, and what is owed of which. */
export const EarningsSums = ({ earnings }: { readonly earnings: Earnings | undefined }) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const kindName = usePayKindName()
  const figures: readonly (readonly [string, Money | undefined])[] = [
    [t('sum.earned'), earnings?.totals.earned],
    [t('sum.takenBack'), earnings?.totals.takenBack],
    [t('sum.toWallet'), earnings?.totals.toWallet],
    // Shown where there is any: they are what earned and paid differ by.
    ...(['settled', 'waiting'] as const).flatMap((name) =>
      earnings && unitsOf(earnings.totals[name]) !== 0n ? [[t(`sum.${name}`), earnings.totals[name]] as const] : [],
    ),
    [t('sum.owed'), earnings?.owed],
  ]
  const decimals = decimalsOf(figures.flatMap(([, value]) => value ?? []))
  return (
    <>
      <dl className={styles.sums}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ? <Figure value={value} decimals={decimals} /> : '–'}</dd>
          </div>
        ))}
      </dl>
      {earnings?.debts.map((debt) => (
        <p key={debt.id} className={styles.debt}>
          {t('debt', {
            amount: format.money(debt.owed),
            kind: kindName(debt.kind),
            period: format.instant(debt.from, 'day'),
            version: debt.version,
          })}
        </p>
      ))}
    </>
  )
}

interface KindSumsProps {
  readonly earnings: Earnings | undefined
  readonly chosen: CommissionKind | undefined
  readonly onChoose: (kind: CommissionKind | undefined) => void
}

/** What each kind came to; one that is pressed is all that the table shows. */
export const KindSums = ({ earnings, chosen, onChoose }: KindSumsProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const kindName = usePayKindName()
  const byKind = new Map(earnings?.kinds.map((each) => [each.kind, each]))
  const listed = COMMISSION_KINDS.filter((kind) => byKind.has(kind) || kind === chosen)
  const decimals = decimalsOf(earnings?.kinds.map(({ net }) => net) ?? [])
  if (listed.length === 0) return null
  return (
    <KindChoice
      label={t('byKind')}
      kinds={listed}
      chosen={chosen}
      onChoose={onChoose}
      nameOf={kindName}
      countOf={(kind) => {
        const count = byKind.get(kind)?.lines ?? 0
        return t('lines', { count, number: format.number(count) })
      }}
    >
      {(kind) => {
        const sums = byKind.get(kind)
        return sums && <Figure value={sums.net} decimals={decimals} />
      }}
    </KindChoice>
  )
}
