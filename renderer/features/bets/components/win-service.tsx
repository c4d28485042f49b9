import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { formatUnits, unitsOf } from '@portico/contract/kit/money'
import type { EventData } from '@portico/contract/events'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'

/**
 * Lives as long as the app: wherever its member is, a small notice tells that the bets on a draw gave back more than they cost. Losses
 * are told by the list alone, and the page of the lottery itself tells its wins when the numbers have landed.
 */
export const WinService = () => {
  const { events, toasts } = useHost()
  const { i18n } = useTranslation()
  const { search } = useLocation()
  const format = useFormat()
  const tell = useEffectEvent(async ({ gameCode, numero, bets }: EventData<'member', 'bets.settled'>) => {
    const net = bets.reduce((sum, bet) => sum + unitsOf(bet.net), 0n)
    const [first] = bets
    if (!first || net <= 0n || new URLSearchParams(search).get('gameCode') === gameCode) return
    await i18n.loadNamespaces('records')
    const amount = format.signed({ ...first.net, amount: formatUnits(net) })
    toasts.show(i18n.getFixedT(null, 'records')('won', { amount, issue: format.issue(numero) }), 'positive')
  })
  useEffect(() => events.on('member', 'bets.settled', (settled) => void tell(settled)), [events])
  return null
}
