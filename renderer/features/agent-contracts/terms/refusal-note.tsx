import type { ContractRefusal } from '@portico/contract/agent-contract/shapes'
import { dividendPeriod } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useCategoryName } from './use-category-name.ts'
import { useRate } from './use-rate.ts'
import styles from './terms.module.css'

const TIER = /^\d+$/

/** Rules about what the giver of a contract has itself, which its holder is not told. */
const OF_THE_GIVER: readonly ContractRefusal['result'][] = ['RATE_ABOVE_OWN', 'PERIOD_MISMATCH', 'MODE_MISMATCH', 'NO_OWN_CONTRACT']

/** Why a step about a contract is refused: the rule, its limit, and what the reader has, who offers it unless `giver` does. */
export const useRefusalWords = (giver?: string) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const rate = useRate()
  const nameOf = useCategoryName()
  const limitIn = (limit: string | null): string => {
    if (limit === null) return ''
    const period = dividendPeriod.safeParse(limit)
    return period.success ? t(`period.${period.data}`) : format.instant(limit, 'moment')
  }
  return ({ result, above, limit, contract }: ContractRefusal): string[] => [
    giver !== undefined && OF_THE_GIVER.includes(result)
      ? t('refusal.giver', { account: giver })
      : result === 'NO_OWN_CONTRACT' && contract
        ? t('refusal.ownEnds', { code: contract.code, limit: limitIn(limit) })
        : t(`refusal.${result}`, { limit: limitIn(limit), code: contract?.code ?? '' }),
    ...above.map(({ at, part, value, own }) => {
      const place = TIER.test(at) ? t('refusal.tier', { number: Number(at) + 1 }) : nameOf(at)
      const theirs = part === 'min' ? format.number(value) : rate(value)
      const mine = own === null ? t('terms.nothing') : part === 'min' ? format.number(own) : rate(own)
      return t(`refusal.above.${part}`, { place, value: theirs, own: mine })
    }),
    ...(contract
      ? [t('refusal.last', { account: contract.last.account ?? t('company'), at: format.instant(contract.last.at, 'moment') })]
      : []),
  ]
}

interface RefusalNoteProps {
  readonly refusal: ContractRefusal
  /** Who offers, where the reader does not. */
  readonly giver?: string | undefined
}

export const RefusalNote = ({ refusal, giver }: RefusalNoteProps) => {
  const words = useRefusalWords(giver)
  return (
    <FaultNote>
      {words(refusal).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </FaultNote>
  )
}
