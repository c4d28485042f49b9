import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, matching, queryInt } from '../kit/wire.ts'
import { gameType } from './shapes.ts'
import { roomCode } from './room-shapes.ts'
import { launchMode } from './launch-shapes.ts'

const matchKey = matching(/^[A-Za-z0-9_-]{1,40}$/)

/** A single-use, 60-second address of the vendor's game; guests may ask for a free trial only. */
export const launchGame = call({
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'optional',
  request: () =>
    z.object({
      nodeId: queryInt(1, 999_999_999),
      mode: z._default(launchMode, 'real'),
      /** The room to enter, of a game that has rooms; without one the game begins as its vendor has it. */
      roomId: z.optional(roomCode),
      /** The match to open at, by its key among the hot matches, of a game that takes bets on matches. */
      match: z.optional(matchKey),
    }),
  response: () =>
    z.object({
      /** On the vendor's own origin; it carries a launch token and never the session's. */
      url: z.url(),
      gameCode: z.string(),
      gameName: z.string(),
      displayName: z.string(),
      gameType,
      mode: launchMode,
      expiresAt: instant,
      /** Origins the game may move its page to besides that of `url`. */
      allow: z.array(z.string()),
      /** The game holds the mouse, as shooters and fishing games do. */
      pointerLock: z.boolean(),
    }),
})

/** The same launch over the relay, for a client that launchGame does not answer. */
export const launchGameFallback = call({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  token: 'optional',
  request: () => launchGame.request,
  response: () => launchGame.response,
})
