import { startTransition, useEffect, useState } from 'react'
import { brand } from 'virtual:brand'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { JACKPOT, nextFigure } from '../jackpot.ts'

/** The one part of a counter that moves: what is `there`, or without a pool the illustration of one. */
export const JackpotFigure = ({ there, className }: { readonly there: Units | undefined; readonly className: string | undefined }) => {
  const format = useFormat()
  const [figure, setFigure] = useState(there ?? JACKPOT.start)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) startTransition(() => setFigure((now) => (there === undefined ? now + JACKPOT.step : nextFigure(now, there))))
    }, JACKPOT.everyMs)
    return () => clearInterval(timer)
  }, [there])
  return <span className={className}>{format.money(toMoney(figure, brand.currency))}</span>
}
