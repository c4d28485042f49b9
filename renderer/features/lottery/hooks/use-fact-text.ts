import { useTranslation } from 'react-i18next'
import { commaOf } from '../../../i18n/direction.ts'
import type { Resources } from '../../../i18n/resources.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useNames } from '../../bets/index.ts'
import type { Fact } from '../model/facts.ts'

type Forms = keyof Resources['lottery']['form']
const FORMS: readonly string[] = ['triple', 'group3', 'group6'] satisfies Forms[]

/** Writes the facts of a draw: `Sum 14`, `Big, even`. */
export const useFactText = () => {
  const { t } = useTranslation('lottery')
  const names = useNames()
  const { tag } = useLanguage()
  const wordOf = (word: string): string => (FORMS.includes(word) ? t(`form.${word as Forms}`) : names.word(word))
  return {
    head: ({ head }: Fact): string => t(`fact.${head}`),
    /** What stands in a table's cell; the special number's wave is seen on its ball. */
    brief: ({ head, value, words = [] }: Fact): string =>
      value ??
      words
        .slice(head === 'special' ? -1 : 0)
        .map(wordOf)
        .join(' · '),
    full: ({ head, value, words = [] }: Fact): string => {
      const text = [...(value === undefined ? [] : [value]), ...words.map(wordOf)].join(commaOf(tag))
      return t('fact.full', { head: t(`fact.${head}`), text })
    },
  }
}
