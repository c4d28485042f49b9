import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Running } from './api.ts'

/** An amount to the coin, or to two places where it has a part of one; and a count. */
const placesOf = (amount: string): 0 | 2 => (/\.\d*[1-9]/.test(amount) ? 2 : 0)

/** How far the running period of a contract is: the tier by now and what is missing to the next, or what the team has lost. */
export const useRunningWords = () => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const plain = (amount: string) =>
    format.number(amount, { minimumFractionDigits: placesOf(amount), maximumFractionDigits: placesOf(amount) })
  const number = (index: number) => format.number(index + 1)
  return ({ tier, next, loss }: Running): string => {
    if (tier === null && next === null)
      return loss.startsWith('-') ? t('comingUp.gain', { amount: plain(loss.slice(1)) }) : t('comingUp.loss', { amount: plain(loss) })
    if (next === null) return t('comingUp.best', { number: number(tier ?? 0) })
    const far = t(`comingUp.next.${next.condition}`, { missing: plain(next.missing), number: number(next.tier) })
    return tier === null ? far : `${t('comingUp.now', { number: number(tier) })}, ${far}`
  }
}
