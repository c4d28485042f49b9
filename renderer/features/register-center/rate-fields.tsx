import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { LinkRate } from '@portico/contract/register-link/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Slider } from '../../ui/slider/slider.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { positiveRates, ONE_PLACE, percentOf, rateFault, tenths, type TypedRates } from './rates.ts'
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
        const set = (next: string) => onRates({ ...rates, [category]: next })
        return (
          <Field
            key={category}
            label={nameOf(category)}
            aside={
              target !== undefined &&
              target <= most && (
                <span className={styles.keep}>{t('rate.keep', { rate: format.number(percentOf(most - target), ONE_PLACE) })}</span>
              )
            }
            error={fault && t(fault === 'step' ? 'rate.step' : 'rate.above', values)}
          >
            {(control) => (
              <span className={styles.rate}>
                <Slider
                  aria-label={t('rate.slider', { category: nameOf(category) })}
                  aria-valuetext={`${text} %`}
                  min={0}
                  max={most}
                  value={Math.min(target ?? 0, most)}
                  onValue={(value) => set(percentOf(value))}
                />
                <TextInput
                  {...control}
                  dense
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  value={text}
                  className={styles.percent}
                  onChange={({ target }) => set(target.value)}
                  end={<span aria-hidden="true">%</span>}
                />
              </span>
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}
