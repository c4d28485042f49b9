import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/select/select.tsx'
import type { Dialing } from '../use-dialing.ts'

/** The country whose code a phone number begins with; nothing while it is not known which there are. */
export const DialingCode = ({ dialing: { country, setCountry, countries } }: { readonly dialing: Dialing }) => {
  const { t } = useTranslation('session')
  if (countries.length === 0) return null
  return (
    <Select
      aria-label={t('field.dialingCode')}
      value={country}
      onChange={({ target }) => setCountry(target.value)}
      options={countries.map(({ countryCode, countryDialingCode, name }) => ({
        value: countryCode,
        label: `+${countryDialingCode} ${name}`,
      }))}
    />
  )
}
