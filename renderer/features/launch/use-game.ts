import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch, useHost } from '../../core/hooks.ts'
import { selectStatus } from '../session/index.ts'
import type { GameRooms, LaunchAnswer } from './api.ts'
import { askLaunch, askRooms, type LaunchWish, openInWindow } from './launch.ts'

export type Game =
  | { readonly kind: 'waiting' }
  /** The address names no game. */
  | { readonly kind: 'unknown' }
  /** Nobody is logged in, and the game is for real. */
  | { readonly kind: 'guest' }
  /** It has rooms, and none is chosen. */
  | { readonly kind: 'rooms'; readonly rooms: GameRooms }
  /** `since` is when the vendor's page had loaded; until then nobody plays. */
  | { readonly kind: 'running'; readonly launched: LaunchAnswer; readonly since: number | undefined }
  /** It runs in a window of its own. */
  | { readonly kind: 'window' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What the game is called, once somebody has said so. */
export const nameOf = (game: Game): string | undefined => {
  if (game.kind === 'rooms') return game.rooms[0]?.gameName
  return game.kind === 'running' ? game.launched.gameName : undefined
}

type GameWish = Omit<LaunchWish, 'nodeId'> & { readonly nodeId: number | undefined }

interface Play {
  readonly game: Game
  /** To be called when the vendor's page has loaded; it may load further ones. */
  readonly loaded: () => void
  readonly restart: () => void
}

/** Launches a game for the page that shows it, once for each visit, and again on request. */
export const useGame = ({ nodeId, mode, roomId, match }: GameWish): Play => {
  const dispatch = useAppDispatch()
  const { clock, platform } = useHost()
  const { desktop } = platform
  const status = useSelector(selectStatus)
  const [game, setGame] = useState<Game>({ kind: 'waiting' })
  const [turn, setTurn] = useState(0)
  const mayStart = status === 'member' || (status === 'guest' && mode === 'demo')
  useEffect(() => {
    if (!mayStart || nodeId === undefined) return undefined
    let left = false
    const show = (next: Game) => {
      if (!left) setGame(next)
    }
    const begin = async (): Promise<Game> => {
      const rooms = roomId === undefined ? await dispatch(askRooms(nodeId)) : []
      if (rooms.length > 0) return { kind: 'rooms', rooms }
      const wish = { nodeId, mode, roomId, match }
      if (desktop) {
        await dispatch(openInWindow(wish))
        return { kind: 'window' }
      }
      return { kind: 'running', launched: await dispatch(askLaunch(wish)), since: undefined }
    }
    begin().then(show, (error: unknown) => show({ kind: 'failed', error }))
    return () => {
      left = true
      setGame({ kind: 'waiting' })
    }
  }, [dispatch, desktop, nodeId, mode, roomId, match, mayStart, turn])
  const loaded = useCallback(
    () => setGame((before) => (before.kind === 'running' ? { ...before, since: before.since ?? clock.now() } : before)),
    [clock],
  )
  const restart = useCallback(() => {
    setGame({ kind: 'waiting' })
    setTurn((before) => before + 1)
  }, [])
  if (nodeId === undefined) return { game: { kind: 'unknown' }, loaded, restart }
  return { game: status === 'guest' && !mayStart ? { kind: 'guest' } : game, loaded, restart }
}
