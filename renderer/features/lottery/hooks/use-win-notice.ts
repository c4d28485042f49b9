import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBetPanel } from './use-bet-panel.ts'
import { useDrawEvent } from './use-draw-event.ts'
import { useFollowed } from './use-followed.ts'

/** Tells a win when its last number has landed, where the slip does not: somebody composes the next bet there. */
export const useWinNotice = (): void => {
  const { t } = useTranslation('records')
  const { member } = useBetPanel()
  const format = useFormat()
  const toasts = useToasts()
  const event = useDrawEvent()
  const followed = useFollowed() !== undefined
  const last = useRef('')
  const settled = event?.phase === 'landed' && event.bets.length > 0 && event.bets.every(({ net }) => net !== null)
  useEffect(() => {
    if (!settled || last.current === event.numero) return
    last.current = event.numero
    const net = event.bets.reduce((sum, bet) => sum + (bet.net ? unitsOf(bet.net) : 0n), 0n)
    if (followed || net <= 0n) return
    toasts.show(t('won', { amount: format.signed(toMoney(net, member.currency)), issue: format.issue(event.numero) }), 'positive')
  }, [settled, event, followed, member.currency, toasts, t, format])
}
