import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '@portico/contract/kit/money'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { shortNumero } from '../model/issue.ts'

/** Says quietly that a bet won, when it gave back more than it cost; everything else is shown in the list alone. */
export const useWinNotice = (): void => {
  const { events } = useHost()
  const { t } = useTranslation('lottery')
  const toasts = useToasts()
  const format = useFormat()
  useEffect(
    () =>
      events.on('member', 'bets.settled', ({ numero, bets }) => {
        for (const { net } of bets) {
          if (unitsOf(net) > 0n) toasts.show(t('won', { amount: format.signed(net), issue: shortNumero(numero) }), 'positive')
        }
      }),
    [events, t, format, toasts],
  )
}
