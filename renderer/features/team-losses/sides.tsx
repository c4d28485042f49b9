import type { LossSide } from '@portico/contract/agent/shapes'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../core/office-page/figure.tsx'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { KindChoice } from '../../core/office-page/kind-choice.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import type { Losses } from './api.ts'
import { SIDES } from './view.ts'

interface SidesProps {
  readonly totals: Losses['totals'] | undefined
  readonly chosen: LossSide | undefined
  readonly onChoose: (side: LossSide | undefined) => void
}

/** How many lost and won, and what each side comes to; one that is pressed is all that the table shows. */
export const Sides = ({ totals, chosen, onChoose }: SidesProps) => {
  const { t } = useTranslation('teamRecords')
  const format = useFormat()
  const decimals = decimalsOf(totals ? [totals.losses, totals.gains] : [])
  return (
    <KindChoice
      label={t('loss.sides')}
      kinds={SIDES}
      chosen={chosen}
      onChoose={onChoose}
      nameOf={(side) => t(`loss.side.${side}`)}
      countOf={(side) => {
        const count = (side === 'LOSS' ? totals?.losers : totals?.winners) ?? 0
        return t('loss.people', { count, number: format.number(count) })
      }}
    >
      {(side) => totals && <Figure signed value={side === 'LOSS' ? totals.losses : totals.gains} decimals={decimals} />}
    </KindChoice>
  )
}
