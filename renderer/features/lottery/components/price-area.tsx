import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Slider } from '../../../ui/slider/slider.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { sharesAt } from '../model/cost.ts'
import { groupStep } from '../model/price.ts'
import { drafted } from '../slice.ts'
import { TrueCost } from './cost/true-cost.tsx'
import styles from './price-area.module.css'

/** The prize group beside what the bet truly costs at it. */
export const PriceArea = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, prizeGroup } = useBetPanel()
  const dispatch = useAppDispatch()
  const id = useId()
  const { minPrizeGroup: min, maxPrizeGroup: max } = member
  const rebateAt = (group: number): string =>
    group === max ? t('price.noRebate', { group }) : t('price.rebateAt', { group, rebate: format.percent(sharesAt(group, max).rebate) })

  return (
    <div className={styles.price}>
      <div>
        <div className={styles.head}>
          <label htmlFor={id}>{t('price.group')}</label>
          <output htmlFor={id}>{prizeGroup}</output>
        </div>
        <Slider
          id={id}
          min={min}
          max={max}
          step={groupStep(min, max)}
          value={prizeGroup}
          aria-valuetext={rebateAt(prizeGroup)}
          className={styles.slider ?? ''}
          onValue={(value) => dispatch(drafted({ gameCode: lottery.gameCode, change: { prizeGroup: value } }))}
        />
        <div className={styles.ends}>
          <span>{rebateAt(min)}</span>
          {max > min && <span>{rebateAt(max)}</span>}
        </div>
      </div>
      <TrueCost />
    </div>
  )
}
