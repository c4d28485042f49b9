import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Failure } from '../failure.ts'

const isCallingCode = (code: string): boolean => getCountries().some((country) => getCountryCallingCode(country) === code)

/**
 * A number in the form of E.164, `+84912345678`, from how somebody wrote it. `field` is its name on the wire.
 * @throws Failure FIELD_INVALID: the number is none of that country, or `served` calling codes, where there are any, lack it
 */
export const readMobileNumber = (
  field: string,
  { number, dialingCode, served }: { readonly number: string; readonly dialingCode: string; readonly served: readonly string[] },
): string => {
  if (served.length > 0 ? !served.includes(dialingCode) : !isCallingCode(dialingCode))
    throw new Failure('FIELD_INVALID', { fields: { countryDialingCode: { rule: 'country' } } })
  // Not `extract`: a number within other text is none.
  const parsed = parsePhoneNumberFromString(number.trim(), { defaultCallingCode: dialingCode, extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined || parsed.countryCallingCode !== dialingCode)
    throw new Failure('FIELD_INVALID', { fields: { [field]: { rule: 'mobile' } } })
  return parsed.number
}
