import { type Money, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectHeld } from './hold.ts'

interface Seen {
  readonly units: Units
  /** What is shown of it. */
  readonly figure: Units
}

/** What is shown of a balance that is held: no rise, every fall, never more than there is, and nothing below zero. */
const heldOf = ({ units, figure }: Seen, now: Units): Units => {
  if (now < figure) return now
  const rest = now < units ? figure - (units - now) : figure
  // Whoever bets out of what came in meanwhile has spent all that is shown.
  return rest > 0n ? rest : 0n
}

/** A balance as it is shown: what comes in while it is held is added when it is free again, what goes out is taken off at once. */
export const useShownBalance = (balance: Money | undefined): Money | undefined => {
  const isHeld = useSelector(selectHeld)
  const units = balance && unitsOf(balance)
  const [seen, setSeen] = useState<Seen>()
  const next = units === undefined ? undefined : seen && isHeld ? heldOf(seen, units) : units
  if (units !== seen?.units || next !== seen?.figure)
    setSeen(units === undefined || next === undefined ? undefined : { units, figure: next })
  return balance && next !== undefined && next !== units ? toMoney(next, balance.currency) : balance
}
