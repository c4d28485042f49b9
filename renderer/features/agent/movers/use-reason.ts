import type { TeamMover } from '@portico/contract/agent/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useTypeName } from '../../../i18n/use-type-name.ts'

/** What stands out of a mover, in words; none where nothing does. */
export const useReason = () => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const typeName = useTypeName()
  return useCallback(
    ({ reason, validBet, before }: Pick<TeamMover, 'reason' | 'validBet' | 'before'>): string => {
      if (reason === null) return ''
      const { kind, at, account, gameType } = reason
      const count = reason.count ?? 0
      const number = format.number(count)
      switch (kind) {
        case 'JOINED':
          return at === null ? '' : t('movers.reason.JOINED', { day: format.instant(at, 'day') })
        case 'STARTED':
          return account === null ? t('movers.reason.STARTED', { count, number }) : t('movers.reason.STARTER', { account })
        case 'QUIET':
          return t('movers.reason.QUIET', { count, number, of: format.number(reason.of ?? 0) })
        case 'GAME':
          return t(unitsOf(validBet) > unitsOf(before) ? 'movers.reason.more' : 'movers.reason.less', { game: typeName(gameType ?? '') })
      }
    },
    [t, format, typeName],
  )
}
