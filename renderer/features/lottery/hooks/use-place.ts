import { useState } from 'react'
import { placeBets } from '@portico/contract/bets/calls'
import { isOutcomeUnknown, refusal } from '../../../api/failure.ts'
import { idempotentRequest } from '../../../api/gateway.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { lotteryApi, usePlaceBetsMutation } from '../api.ts'
import { betsPlaced, type Draft, betUnconfirmed, betResolved, type PlaceIntent } from '../slice.ts'
import { useBetPanel } from './use-bet-panel.ts'
import type { WholeSlip } from './use-whole-slip.ts'

/**
 * Places the slip. A call that was not answered leaves its intent in doubt: it is sent again as it was, under its key, until
 * the gateway has said whether it was placed.
 */
export const usePlace = () => {
  const { lottery, slip, emptied } = useBetPanel()
  const { gameCode } = lottery
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = usePlaceBetsMutation()
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly draft: Draft }>()

  const submit = async (intent: PlaceIntent): Promise<boolean> => {
    setFailed(undefined)
    const { data, error } = await send(intent)
    if (data) {
      dispatch(betsPlaced({ gameCode, bets: data.bets, emptied }))
      return true
    }
    const open = isOutcomeUnknown(error, intent === slip.unconfirmed)
    dispatch(open ? betUnconfirmed({ gameCode, intent }) : betResolved({ gameCode }))
    // The slip stays and shows the odds of now.
    if (refusal(error, 'ODDS_CHANGED')) void dispatch(lotteryApi.endpoints.lotteries.initiate({}, { forceRefetch: true, subscribe: false }))
    setFailed({ error, draft: slip.draft })
    return false
  }

  return {
    busy: isLoading,
    /** Why the slip as it stands was not placed; a changed slip has not failed. */
    failure: failed?.draft === slip.draft ? failed.error : undefined,
    forget: () => setFailed(undefined),
    place: (numero: string, { lines, also }: Pick<WholeSlip, 'lines' | 'also'>) => {
      const others = also.map((other) => ({ gameCode: other.gameCode, numero: other.numero }))
      const request = { gameCode, numero, lines: lines.map(({ line }) => line), ...(others.length > 0 ? { also: others } : {}) }
      return submit(idempotentRequest(placeBets, request))
    },
    /** Sends the unanswered bet again. */
    again: () => (slip.unconfirmed ? submit(slip.unconfirmed) : Promise.resolve(false)),
  }
}
