import { useBetPanel } from './use-bet-panel.ts'
import { type DrawEvent, useDrawEvent } from './use-draw-event.ts'
import { useMissing } from './use-missing.ts'

/** Whether nothing is being composed that a result would push aside. */
const useIdle = (): boolean => {
  const { slip, listed } = useBetPanel()
  const { nothing } = useMissing()
  return !slip.unconfirmed && listed.length === 0 && nothing
}

/** The draw that the slip follows: one with bets of the member, while no other bet is composed or has just been placed. */
export const useFollowed = (): DrawEvent | undefined => {
  const { slip } = useBetPanel()
  const event = useDrawEvent()
  const idle = useIdle()
  const [receipt] = slip.placed ?? []
  const other = receipt !== undefined && receipt.numero !== event?.numero
  return event && event.bets.length > 0 && idle && !other ? event : undefined
}
