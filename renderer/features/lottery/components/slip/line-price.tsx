import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BetLine } from '@portico/contract/bets/shapes'
import { toMoney } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { unitAt } from '../../model/price.ts'
import { lineChanged } from '../../slice.ts'
import styles from './line-price.module.css'

interface LinePriceProps {
  readonly line: BetLine
  /** Where it stands in the list. */
  readonly index: number
}

/** What one note of a line in the list costs, to be changed for this line alone. */
export const LinePrice = ({ line, index }: LinePriceProps) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const { lottery, member } = useBetPanel()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const id = useId()
  const unit = (mode: string) => format.money(toMoney(unitAt(lottery.unit, mode), member.currency), { min: 0, max: 4 })
  const change = (next: Partial<Pick<BetLine, 'mode' | 'multiple'>>) =>
    dispatch(lineChanged({ gameCode: lottery.gameCode, index, change: next }))
  const price = `${unit(line.mode)} × ${format.number(line.multiple)}`
  return (
    <span className={styles.price}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('tools:line.price', { number: index + 1, price })}
        onClick={() => setOpen(!open)}
      >
        <bdi>{price}</bdi>
      </button>
      {open && (
        <span id={id} className={styles.change}>
          <Select
            dense
            aria-label={t('slip.unit')}
            value={line.mode}
            options={lottery.modes.map((mode) => ({ value: mode, label: unit(mode) }))}
            onChange={(event) => change({ mode: event.currentTarget.value })}
          />
          <Stepper
            label={t('slip.multiple')}
            value={line.multiple}
            min={1}
            max={lottery.maxMultiple}
            unit={t('slip.times')}
            onChange={(multiple) => change({ multiple })}
          />
        </span>
      )}
    </span>
  )
}
