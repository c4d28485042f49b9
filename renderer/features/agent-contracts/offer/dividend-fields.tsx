import { dividendPeriod } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Draft, DraftFaults } from './draft.ts'
import styles from './offer.module.css'

interface DividendFieldsProps {
  readonly draft: Draft
  readonly faults: DraftFaults
  readonly onDraft: (change: Partial<Draft>) => void
}

/** What a dividend agrees on besides its tiers: its period, what is taken off the loss, and whether a win is carried. */
export const DividendFields = ({ draft, faults, onDraft }: DividendFieldsProps) => {
  const { t } = useTranslation('contracts')
  return (
    <fieldset className={styles.more}>
      <legend>{t('offer.dividend')}</legend>
      <Segmented
        label={t('offer.period')}
        options={dividendPeriod.options.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={draft.period}
        onChange={(period) => onDraft({ period })}
      />
      {(['rebate', 'promo', 'salary'] as const).map((name) => (
        <Checkbox
          key={name}
          checked={draft.deduct[name]}
          onChange={(event) => onDraft({ deduct: { ...draft.deduct, [name]: event.target.checked } })}
        >
          {t(`offer.deduct.${name}`)}
        </Checkbox>
      ))}
      <Field label={t('offer.carry')} hint={t('offer.carryHint')} error={faults.has('carry') && t('offer.carryFault')}>
        {(control) => (
          <TextInput
            {...control}
            dense
            inputMode="numeric"
            value={draft.carry}
            onChange={(event) => onDraft({ carry: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
