import X from 'lucide-react/icons/x'
import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import type { ContractRate } from '@portico/contract/agent-contract/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useCategoryName } from '../terms/use-category-name.ts'
import { useRate } from '../terms/use-rate.ts'
import { type DraftFaults, type DraftRates, typedAmount } from './draft.ts'
import styles from './offer.module.css'

interface RateFieldsProps {
  readonly rates: readonly DraftRates[]
  readonly faults: DraftFaults
  /** What the reader has of each type. */
  readonly own: readonly ContractRate[]
  readonly onRates: (rates: readonly DraftRates[]) => void
}

const TYPES = ['ALL', ...GAME_TYPES] as const

/** Rates of a real-time salary by type of games: of lost and of won bets, from a least stake on. */
export const RateFields = ({ rates, faults, own, onRates }: RateFieldsProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const rate = useRate()
  const nameOf = useCategoryName()
  const put = (key: number, change: Partial<DraftRates>) => onRates(rates.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const free = TYPES.find((type) => rates.every((row) => row.type !== type))
  return (
    <fieldset className={styles.tiers}>
      <legend>{t('offer.rates')}</legend>
      <div className={cx(styles.rates, styles.names)} aria-hidden="true">
        <span>{t('terms.type')}</span>
        <span>{t('offer.least')}</span>
        <span>{t('offer.loss')}</span>
        <span>{t('offer.win')}</span>
      </div>
      {rates.map(({ key, type, min, loss, win }) => {
        const bad = (place: string) => (faults.has(`${key}.${place}`) ? true : undefined)
        const mine = own.filter(({ at }) => at === type)
        const amount = typedAmount(min)
        return (
          <div key={key} className={styles.rates} role="group" aria-label={nameOf(type)}>
            <Select
              dense
              aria-label={t('terms.type')}
              aria-invalid={bad('type')}
              value={type}
              options={TYPES.map((value) => ({ value, label: nameOf(value) }))}
              onChange={(event) => put(key, { type: event.target.value })}
            />
            <TextInput
              dense
              inputMode="numeric"
              aria-label={t('offer.least')}
              placeholder={t('offer.any')}
              aria-invalid={bad('min')}
              value={amount === undefined ? min : format.number(amount)}
              onChange={(event) => put(key, { min: event.target.value })}
            />
            {(['loss', 'win'] as const).map((part) => {
              const beside = mine.find((each) => each.part === part)
              return (
                <span key={part}>
                  <TextInput
                    dense
                    inputMode="decimal"
                    aria-label={t(`offer.${part}`)}
                    aria-invalid={bad(part) ?? (beside?.isAbove || undefined)}
                    value={part === 'loss' ? loss : win}
                    className={styles.percent}
                    end="%"
                    onChange={(event) => put(key, { [part]: event.target.value })}
                  />
                  {beside && (
                    <span className={beside.isAbove ? styles.above : styles.own}>
                      {t('offer.yours', { rate: beside.own === null ? t('terms.nothing') : rate(beside.own) })}
                    </span>
                  )}
                </span>
              )
            })}
            <IconButton
              small
              label={t('offer.removeType', { type: nameOf(type) })}
              icon={<X />}
              disabled={rates.length === 1}
              onClick={() => onRates(rates.filter((row) => row.key !== key))}
            />
          </div>
        )
      })}
      {free && (
        <Button
          look="text"
          size="small"
          className={styles.add}
          onClick={() => onRates([...rates, { key: Math.max(...rates.map(({ key }) => key)) + 1, type: free, min: '', loss: '', win: '' }])}
        >
          {t('offer.addType')}
        </Button>
      )}
    </fieldset>
  )
}
