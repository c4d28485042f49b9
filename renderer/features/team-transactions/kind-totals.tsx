import type { Money } from '@portico/contract/kit/money'
import type { RecordKind } from '@portico/contract/records/shapes'
import { useTranslation } from 'react-i18next'
import { KindChoice } from '../../core/office-page/kind-choice.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import type { MovementTotals } from './api.ts'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import { KINDS } from './view.ts'
import styles from './kind-totals.module.css'

interface KindTotalsProps {
  readonly totals: MovementTotals | undefined
  readonly chosen: RecordKind | undefined
  readonly onChoose: (kind: RecordKind | undefined) => void
}

/** What came in and went out by kind; a kind that is pressed is all that the table shows. */
export const KindTotals = ({ totals, chosen, onChoose }: KindTotalsProps) => {
  const { t } = useTranslation(['teamRecords', 'movements'])
  const format = useFormat()
  const byKind = new Map(totals?.kinds.map((each) => [each.kind, each]))
  const listed = KINDS.filter((kind) => byKind.has(kind) || kind === chosen)
  const amounts: Money[] = totals?.kinds.flatMap((each) => [each.in, each.out]) ?? []
  const decimals = decimalsOf(amounts)
  return (
    <KindChoice
      label={t('byKind')}
      kinds={listed}
      chosen={chosen}
      onChoose={onChoose}
      nameOf={(kind) => t(`movements:kindName.${kind}`)}
      countOf={(kind) => {
        const count = byKind.get(kind)?.movements ?? 0
        return t('count', { count, number: format.number(count) })
      }}
    >
      {(kind) => {
        const sums = byKind.get(kind)
        return (
          <span className={styles.sums}>
            <span>{t('in')}</span>
            {sums && <Figure value={sums.in} decimals={decimals} />}
            <span>{t('out')}</span>
            {sums && <Figure value={sums.out} decimals={decimals} />}
          </span>
        )
      }}
    </KindChoice>
  )
}
