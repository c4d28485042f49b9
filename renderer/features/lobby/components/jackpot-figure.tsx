import { startTransition, useEffect, useState } from 'react'
import { brand } from 'virtual:brand'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { JACKPOT, nextShown } from '../jackpot.ts'

/** The one part of a counter that moves: what is `there`, or without a pool the illustration of one. */
export const JackpotFigure = ({ there, className }: { readonly there: Units | undefined; readonly className: string | undefined }) => {
  const format = useFormat()
  const [shown, setShown] = useState(there ?? JACKPOT.start)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) startTransition(() => setShown((now) => (there === undefined ? now + JACKPOT.step : nextShown(now, there))))
    }, JACKPOT.everyMs)
    return () => clearInterval(timer)
  }, [there])
  return <span className={className}>{format.money(toMoney(shown, brand.currency))}</span>
}
