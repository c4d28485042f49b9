import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHost } from '../../core/hooks.ts'
import type { Resources } from '../../i18n/resources.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { type ToastTone, useToasts } from '../../ui/toast/toasts.ts'

type Payout = keyof Resources['wallet']['toast']['payout']

/** Steps of a withdrawal that are told wherever its member is; what they did themselves is not. */
const PAYOUT_TONES: Readonly<Record<Payout, ToastTone>> = {
  SENT: 'neutral',
  PAID: 'positive',
  REMINDER: 'neutral',
  AUTO_RECEIVED: 'neutral',
  REJECTED: 'negative',
  CREDITED: 'positive',
  FOUND: 'neutral',
  RETURNED: 'neutral',
}

const isPayout = (step: string): step is Payout => step in PAYOUT_TONES

/** Says on any page what became of a deposit, a withdrawal or a document, and who sent money. */
export const AccountNotices = () => {
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
      events.on('member', 'withdrawal.changed', ({ step, amount }) => {
        if (isPayout(step)) show(t(`toast.payout.${step}`, { amount: money(amount, { min: 0 }) }), PAYOUT_TONES[step])
      }),
      events.on('member', 'transfer.received', ({ from, amount }) =>
        show(t('toast.transfer', { account: from, amount: money(amount, { min: 0 }) }), 'positive'),
      ),
      events.on('member', 'document.changed', ({ state }) => {
        if (state === 'ACCEPTED' || state === 'REJECTED') show(t(`toast.document.${state}`), state === 'ACCEPTED' ? 'positive' : 'negative')
      }),
    ]
    return () => stop.forEach((off) => off())
  }, [events, money, show, t])
  return null
}
