import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { type OpenGame, useOpenGame as useOpenTarget } from '../launch/index.ts'
import { lobbyApi } from './api.ts'

const selectLanes = lobbyApi.endpoints.gameVendors.select({})

/** Opens a game of the lobby's lists, a lottery with the price book of its lane [LOBBY-23]. */
export const useOpenGame = (): OpenGame => {
  const open = useOpenTarget()
  const lanes = useSelector(selectLanes).data?.data.lanes
  return useCallback(
    (game, mode) => open({ ...game, prizeMode: lanes?.find(({ title }) => title === game.gameType)?.prizeMode }, mode),
    [open, lanes],
  )
}
