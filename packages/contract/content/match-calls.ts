import * as z from 'zod/mini'
import { gameTarget } from '../catalogue/shapes.ts'
import { call } from '../kit/call.ts'
import { instant, otherLanguage } from '../kit/wire.ts'

/** Matches that have not begun, the soonest first: league, match, time and bets. None for who takes a break from play. */
export const hotMatches = call({
  method: 'GET',
  path: '/wps/system/hotMatches',
  token: 'optional',
  response: () =>
    z.object({
      list: z.array(
        z.object({
          match: z.string(),
          league: z.string(),
          home: z.string(),
          away: z.string(),
          lang: otherLanguage,
          startsAt: instant,
          /** Where one bets on it. */
          game: gameTarget,
          bets: z.array(z.object({ label: z.string(), odds: z.string() })),
        }),
      ),
    }),
})
