import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Segmented } from '../../../../ui/segmented/segmented.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { unitAt } from '../../model/price.ts'
import { drafted } from '../../slice.ts'
import { BookChoice } from './book-choice.tsx'
import { StationChoice } from './station-choice.tsx'
import styles from './slip.module.css'

/** What one note costs: unit and multiple. */
export const SlipSettings = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, draft } = useBetPanel()
  const dispatch = useAppDispatch()
  return (
    <div className={styles.settings} data-stake>
      <Segmented
        label={t('slip.unit')}
        className={styles.units}
        options={lottery.modes.map((mode) => ({
          value: mode,
          label: format.money(toMoney(unitAt(lottery.unit, mode), member.currency), { min: 0, max: 4 }),
        }))}
        value={lottery.modes.includes(draft.mode) ? draft.mode : (lottery.modes[0] ?? '1')}
        onChange={(mode) => dispatch(drafted({ gameCode: lottery.gameCode, change: { mode } }))}
      />
      <Stepper
        label={t('slip.multiple')}
        value={draft.multiple}
        min={1}
        max={lottery.maxMultiple}
        unit={t('slip.times')}
        onChange={(multiple) => dispatch(drafted({ gameCode: lottery.gameCode, change: { multiple } }))}
      />
      <BookChoice />
      <StationChoice />
    </div>
  )
}
