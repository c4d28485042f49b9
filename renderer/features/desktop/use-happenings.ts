import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Presence } from '@portico/contract/desktop/channels'
import { useHost } from '../../core/hooks.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { decisionOf, type Happening, noticeOf, payoutOf, winOf } from './happenings.ts'

/** As many as main shows at all. */
const MOST = 10

/** What has happened to the member's bets and money since somebody last looked at this window, newest first. */
export const useHappenings = (): Presence['notices'] => {
  const { t } = useTranslation(['desktop', 'wallet'])
  const { money } = useFormat()
  const { events } = useHost()
  const [happenings, setHappenings] = useState<readonly Happening[]>([])
  useEffect(() => {
    const add = (happening: Happening | undefined): void => {
      if (happening) setHappenings((before) => [happening, ...before].slice(0, MOST))
    }
    const clear = (): void => setHappenings([])
    const stop = [
      events.on('member', 'bets.settled', (data) => add(winOf(data))),
      events.on('member', 'bets.corrected', ({ gameCode, numero }) => add({ kind: 'corrected', gameCode, numero })),
      events.on('member', 'deposit.credited', ({ depositId, amount }) => add({ kind: 'deposit', depositId, amount })),
      events.on('member', 'withdrawal.changed', (data) => add(payoutOf(data))),
      events.on('member', 'transfer.received', ({ transferId, from, amount }) => add({ kind: 'transfer', transferId, from, amount })),
      events.on('member', 'document.changed', (data) => add(decisionOf(data, new Date().toISOString().slice(0, 10)))),
      events.on('member', 'session.ended', clear),
    ]
    addEventListener('focus', clear)
    return () => {
      removeEventListener('focus', clear)
      for (const off of stop) off()
    }
  }, [events])
  return useMemo(
    () =>
      happenings.map((happening) =>
        noticeOf(happening, {
          won: (amount) => t('happened.won', { amount }),
          corrected: () => t('happened.corrected'),
          deposit: () => t('happened.deposit'),
          payout: (step, amount) => t(`wallet:toast.payout.${step}`, { amount }),
          transfer: (account, amount) => t('wallet:toast.transfer', { account, amount }),
          document: (state) => t(`wallet:toast.document.${state}`),
          draw: (numero) => t('happened.draw', { numero }),
          money: (amount) => money(amount, { min: 0 }),
        }),
      ),
    [happenings, t, money],
  )
}
