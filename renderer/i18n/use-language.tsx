import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import type { Money } from '@portico/contract/kit/money'
import * as format from './format.ts'
import { type Language, markDocument, rememberLanguage } from './language.ts'

const LanguageContext = createContext<Language | undefined>(undefined)

/** The language of the screen, with its formats bound to it and to the merchant's time zone. */
export const useLanguage = (): Language => {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage outside LanguageProvider')
  return language
}

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

/** Remembers another language and starts the page anew in it, so that nothing of the old one stays cached. */
export const useChangeLanguage = (): ((language: Language) => void) => {
  const { i18n } = useTranslation()
  return useCallback(
    (language) => {
      if (i18n.language === language.locale) return
      rememberLanguage(language)
      markDocument(language)
      const address = new URL(location.href)
      address.searchParams.delete('lang')
      address.searchParams.delete('language')
      history.replaceState(history.state, '', address)
      location.reload()
    },
    [i18n],
  )
}

/** Formats in the reader's language, on the merchant's clock. */
export const useFormat = () => {
  const { tag } = useLanguage()
  return useMemo(
    () => ({
      money: (value: Money, style?: format.MoneyStyle) => format.formatMoney(tag, value, style),
      signed: (value: Money, style?: format.MoneyStyle) => format.formatSigned(tag, value, style),
      number: (value: number | bigint | string, options?: Intl.NumberFormatOptions) => format.formatNumber(tag, value, options),
      percent: (ratio: number, digits?: number, signDisplay?: 'exceptZero') => format.formatPercent(tag, ratio, digits, signDisplay),
      instant: (value: string | number | Date, style: format.InstantStyle) => format.formatInstant(tag, value, style, brand.timeZone),
      issue: (numero: string, whole?: boolean) => format.formatIssue(tag, numero, whole),
      offset: (value: string | number | Date) => format.formatOffset(value, brand.timeZone),
      ago: (value: string | number | Date, now: number, style?: Intl.RelativeTimeFormatStyle) => format.formatAgo(tag, value, now, style),
      countdown: (milliseconds: number) => format.formatCountdown(tag, milliseconds),
      sign: (currency: string) => format.currencySign(tag, currency),
    }),
    [tag],
  )
}
