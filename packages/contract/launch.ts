import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, queryInt } from './wire.ts'

/** A game for real, or its free trial. */
export const launchMode = z.enum(['real', 'demo'])
export type LaunchMode = z.infer<typeof launchMode>

export const launchGame = call({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: "A single-use, 60-second address of the vendor's game; guests may ask for a free trial only",
  token: 'optional',
  encrypted: false,
  request: z.object({ nodeId: queryInt(1, 999_999_999), mode: z._default(launchMode, 'real') }),
  response: z.object({
    /** On the vendor's own origin; it carries a launch token and never the session's. */
    url: z.url(),
    gameCode: z.string(),
    gameName: z.string(),
    displayName: z.string(),
    mode: launchMode,
    expiresAt: instant,
    /** Origins the game may move its page to besides that of `url`. */
    allow: z.array(z.string()),
    /** The game holds the mouse, as shooters and fishing games do. */
    pointerLock: z.boolean(),
  }),
  failures: ['NOT_LOGGED_IN', 'GAME_UNKNOWN', 'GAME_DISABLED', 'NEED_TRUE_ACCOUNT', 'TRIAL_NOT_ALLOWED'],
  example: {
    request: { nodeId: 17, mode: 'real' },
    response: {
      url: 'https://games.example/play?token=t1',
      gameCode: 'PG-0017',
      gameName: 'Night Lotus',
      displayName: 'PG',
      mode: 'real',
      expiresAt: '2026-11-21T08:01:00.000Z',
      allow: [],
      pointerLock: false,
    },
  },
})

export const launchGameFallback = call({
  ...launchGame,
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'The same launch over the relay, for a client that launchGame does not answer',
})
