import { useTranslation } from 'react-i18next'
import { ruleKey } from './rule-key.ts'

export const SHORTEST_PASSWORD = 8
const LONGEST = 128

/** Says why a new password is refused, from the rule that it breaks. */
export const usePasswordWords = (): ((rule: string | undefined) => string | undefined) => {
  const { t } = useTranslation('session')
  return (rule) => {
    if (rule === undefined) return undefined
    if (rule === 'empty' || rule === 'too_small') return t('fault.newPasswordMissing')
    if (rule === 'confirm') return t('register.inconsistent_twice')
    return t(`register.${ruleKey(rule)}` as never, { min: SHORTEST_PASSWORD, max: LONGEST } as never) as unknown as string
  }
}
