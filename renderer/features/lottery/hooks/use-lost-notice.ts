import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { commaOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import { useHost } from '../../../core/hooks.ts'
import { useToasts } from '../../../ui/toast/toasts.ts'

/** Says that issues of an advance play came to nothing and their stakes went back: nobody else would tell its owner. */
export const useLostNotice = (): void => {
  const format = useFormat()
  const { tag } = useLanguage()
  const { events } = useHost()
  const toasts = useToasts()
  const { t } = useTranslation('tools')
  useEffect(
    () =>
      events.on('member', 'chase.changed', ({ lost = [] }) => {
        for (const [reason, issues] of Map.groupBy(lost, (issue) => issue.reason)) {
          const numbers = issues.map(({ numero }) => format.issue(numero)).join(commaOf(tag))
          toasts.show(t(`lost.${reason}`, { count: issues.length, issues: numbers }), 'neutral')
        }
      }),
    [events, toasts, t, format, tag],
  )
}
