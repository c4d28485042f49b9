import { useState } from 'react'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import { useCountryCodesQuery } from './api.ts'

/** A number with its country's code may follow without it being said twice from this many digits of its own. */
const SHORTEST_NATIONAL = 8

/** A phone number with its country's code: digits alone, as the code is without its plus sign, too. */
export const international = (digits: string, code: string): string => {
  if (digits === '' || digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('0')) return code + digits.slice(1)
  return digits.startsWith(code) && digits.length >= code.length + SHORTEST_NATIONAL ? digits : code + digits
}

/** The country of a phone number, at first that of the brand's own language, and the countries to choose from [CALL-08]. */
export const useDialing = () => {
  const [country, setCountry] = useState(() => new Intl.Locale(languageOf(brand, null).tag).maximize().region ?? '')
  const { data, isError, refetch } = useCountryCodesQuery({})
  const code = data?.list.find(({ countryCode }) => countryCode === country)?.countryDialingCode
  return {
    country,
    setCountry,
    countries: data?.list ?? [],
    /** Asks for them again where they did not come. */
    retry: !data && isError ? () => void refetch() : undefined,
    /** The country's calling code; undefined while it is not known. */
    code,
    /** The number as it is sent; as it was typed where no code is known. */
    complete: (digits: string) => (code === undefined ? digits : international(digits, code)),
  }
}

export type Dialing = ReturnType<typeof useDialing>
