import { useTranslation } from 'react-i18next'
import type { Fraction } from '@portico/lottery/rational'
import { useFormat } from '../../../i18n/use-language.tsx'
import { chanceOf } from '../model/chance.ts'

/** Writes chances: `1.8%` and, in the same words for all of them, `1 in 55.6`. */
export const useChanceText = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  return {
    percent: (chance: Fraction): string => {
      const { ratio, digits } = chanceOf(chance)
      return format.percent(ratio, digits)
    },
    oneIn: (chance: Fraction): string => {
      const { oneIn } = chanceOf(chance)
      return oneIn ? t(oneIn.exact ? 'slip.oneIn' : 'slip.aboutOneIn', { of: format.number(oneIn.count) }) : ''
    },
  }
}
