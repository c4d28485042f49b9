import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'

/** Says on any page what became of a deposit: credited, declined, in review, taken back. */
export const DepositNotices = () => {
  const { t } = useTranslation('wallet')
  const { money } = useFormat()
  const { events } = useHost()
  const { show } = useToasts()
  useEffect(() => {
    const stop = [
      events.on('member', 'deposit.credited', ({ amount }) => show(t('toast.CREDITED', { amount: money(amount, { min: 0 }) }), 'positive')),
      events.on('member', 'deposit.changed', ({ state, amount }) => {
        // What the member did, or let pass, needs no telling.
        if (state === 'FAILED' || state === 'REVIEW' || state === 'REVERSED')
          show(t(`toast.${state}`, { amount: money(amount, { min: 0 }) }), state === 'REVIEW' ? 'neutral' : 'negative')
      }),
    ]
    return () => stop.forEach((off) => off())
  }, [events, money, show, t])
  return null
}
