import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/money'
import { useAppDispatch } from '../../../app/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Slider } from '../../../ui/slider/slider.tsx'
import { useDesk } from '../hooks/use-desk.ts'
import { costOf, groupStep, trueCost } from '../model/price.ts'
import { drafted } from '../slice.ts'
import styles from './price-area.module.css'

const WHOLE = { min: 0, max: 4 }

/** The prize group beside what the bet truly costs at it. */
export const PriceArea = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, prizeGroup, pricing } = useDesk()
  const dispatch = useAppDispatch()
  const id = useId()
  const { minPrizeGroup: min, maxPrizeGroup: max } = member
  const share = trueCost(prizeGroup, max)
  const rebateAt = (group: number): string =>
    group === max ? t('price.noRebate', { group }) : t('price.rebateAt', { group, rebate: format.percent(trueCost(group, max).rebate) })
  const stake = pricing.ok ? pricing.priced.quote.stake : 0n

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
      <div>
        <h3 className={styles.title}>{t('price.cost')}</h3>
        <div className={styles.bar} aria-hidden="true">
          <i className={styles.prizes} style={{ flexGrow: share.prizes }} />
          {share.rebate > 0 && <i className={styles.rebate} style={{ flexGrow: share.rebate }} />}
          <i className={styles.loss} style={{ flexGrow: share.cost }} />
        </div>
        <ul className={styles.legend}>
          <li>
            <i className={styles.prizes} />
            {t('price.prizes', { share: format.percent(share.prizes) })}
          </li>
          <li>
            <i className={styles.rebate} />
            {t('price.rebate', { share: format.percent(share.rebate) })}
          </li>
          <li>
            <i className={styles.loss} />
            {t('price.share', { share: format.percent(share.cost) })}
            {stake > 0n && (
              <b>
                <Money value={toMoney(costOf(stake, max), member.currency)} style={WHOLE} />
              </b>
            )}
          </li>
        </ul>
      </div>
    </div>
  )
}
