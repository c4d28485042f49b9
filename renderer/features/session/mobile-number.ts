import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import type { Answer } from '../../api/gateway.ts'
import type { countryCodes } from '@portico/contract/system/calls'

export type Country = Answer<typeof countryCodes>['list'][number]

/** Whether somebody in a country could be reached at what was typed. */
export const isMobileNumber = (typed: string, countryCode: string): boolean => {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: countryCode as never, extract: false })
  return parsed !== undefined && parsed.isValid() && parsed.ext === undefined
}

/** The country of a number that was typed with its plus sign. */
export const countryIn = (typed: string): string | undefined => parsePhoneNumberFromString(typed, { extract: false })?.country

const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Which country is chosen before anybody chooses: the brand's own, else the reader's. */
export const likelyCountry = (countries: readonly Country[], remembered: string | undefined): string => {
  const likely = [remembered, regionOf(languageOf(brand, brand.defaultLanguage).tag), regionOf(navigator.language)]
  const listed = likely.find((code) => countries.some(({ countryCode }) => countryCode === code))
  return listed ?? countries[0]?.countryCode ?? ''
}
