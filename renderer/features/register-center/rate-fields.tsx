import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { LinkRate } from '@portico/contract/register-link/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { RateField } from '../../core/office-page/rate-field.tsx'
import { ONE_PLACE, percentOf, tenths } from '../../core/office-page/rates.ts'
import { positiveRates, rateFault, type TypedRates } from './rates.ts'
import { useCategoryName } from './use-category-name.ts'
import styles from './form.module.css'

interface RateFieldsProps {
  /** What the giver has of each category. */
  readonly own: readonly LinkRate[]
  readonly rates: TypedRates
  readonly onRates: (rates: TypedRates) => void
  /** The rule that the gateway found broken, by category. */
  readonly refused: Partial<Record<RebateCategory, 'step' | 'above-own'>>
}

/** A slider and a field for each category that the giver has something of, which end at that. */
export const RateFields = ({ own, rates, onRates, refused }: RateFieldsProps) => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  const nameOf = useCategoryName()
  const mine = positiveRates(own)
  if (mine.length === 0) return <p className={styles.note}>{t('rate.none')}</p>
  return (
    <fieldset className={styles.rates}>
      <legend>
        {t('rate.title')} <small>{t('rate.hint')}</small>
      </legend>
      {mine.map(({ category, rate }) => {
        const text = rates[category] ?? '0.0'
        const fault = rateFault(text, rate) ?? refused[category]
        const [target, most] = [tenths(text), tenths(rate) ?? 0]
        const values = { own: format.number(rate, ONE_PLACE), wanted: text }
        return (
          <RateField
            key={category}
            label={nameOf(category)}
            sliderLabel={t('rate.slider', { category: nameOf(category) })}
            aside={target !== undefined && target <= most && t('rate.keep', { rate: format.number(percentOf(most - target), ONE_PLACE) })}
            error={fault && t(fault === 'step' ? 'rate.step' : 'rate.above', values)}
            least={0}
            most={most}
            text={text}
            onText={(next) => onRates({ ...rates, [category]: next })}
          />
        )
      })}
    </fieldset>
  )
}
