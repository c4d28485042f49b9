import Smartphone from 'lucide-react/icons/smartphone'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Country } from '../mobile-number.ts'
import styles from '../components/sms-login-form.module.css'

export interface NumberFieldsProps {
  readonly countries: readonly Country[]
  /** The fields as the form registers them. */
  readonly country: UseFormRegisterReturn
  readonly mobile: UseFormRegisterReturn
  readonly fault: string | undefined
}

/** A mobile number with its country. */
export const NumberFields = ({ countries, country, mobile, fault }: NumberFieldsProps) => {
  const { t } = useTranslation('session')
  const options = countries.map(({ countryCode, countryDialingCode, name }) => ({
    value: countryCode,
    label: `+${countryDialingCode} ${name}`,
  }))
  return (
    <div className={styles.number}>
      <Field label={t('sms.country')}>{(control) => <Select {...control} {...country} autoComplete="country" options={options} />}</Field>
      <Field label={t('sms.mobile')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            {...mobile}
            icon={<Smartphone aria-hidden="true" />}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            maxLength={32}
          />
        )}
      </Field>
    </div>
  )
}

/** The country code that goes with a chosen country. */
export const dialingCodeOf = (countries: readonly Country[], chosen: string): string =>
  countries.find(({ countryCode }) => countryCode === chosen)?.countryDialingCode ?? ''
