import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import { controlRoutes } from './routes.ts'
import { type Control, type ControlDeps, createControl } from './service.ts'
import { membersWithTurn, waitingRaises } from './waiting-store.ts'

export type { Control }
export { heldAmong, heldSince } from './held-store.ts'
export { limitsVisited } from './log-store.ts'

/** How soon members hear that a second yes may be given. */
const TURN_SECONDS = 60

/** Limits, breaks and reality checks: how players stay in control. */
export const controlArea = (
  platform: Platform,
  { countryOf, ...deps }: ControlDeps & { readonly countryOf: CountryOf },
): AreaOf<Control> => {
  const control = createControl(platform, deps)
  return areaOf(control, {
    name: 'control',
    bindings: controlRoutes(control, platform, countryOf),
    waiting: waitingRaises,
    jobs: [
      {
        name: 'second yes to higher limits',
        everySeconds: TURN_SECONDS,
        missed: 'latest',
        run: async (tx, tick) => {
          for (const memberId of await membersWithTurn(tx, new Date(tick.getTime() - TURN_SECONDS * 1000), tick))
            await platform.events.notify(tx, memberId, 'waiting.changed', {})
        },
      },
    ],
  })
}
