import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import { createOperatorApps } from './apps.ts'
import { createDoor } from './door.ts'
import { createOperatorLog, type OperatorLog } from './log.ts'
import { peopleRoutes } from './routes.ts'
import { createPeople, type People } from './service.ts'
import { createDeskSessions, type DeskSessions } from './sessions.ts'

export { countApps as countOperatorApps } from './app-store.ts'
export { ensureOperatorKey } from './key.ts'
export { plantOperator } from './plant.ts'
export { publishedOperators } from './published.ts'

export interface OperatorAreaDeps {
  /** The machine's own key. */
  readonly operatorKey: string
  readonly secretsKey: string
  readonly config: { readonly operatorRescue: boolean }
  readonly audit: Pick<Audit, 'write'>
}

/** Who may send operator calls, how they log in, and the log of what they did. */
export const operatorsArea = (
  platform: Platform,
  { operatorKey, secretsKey, config, audit }: OperatorAreaDeps,
): AreaOf<People & OperatorLog & Pick<DeskSessions, 'personOf'>> => {
  const sessions = createDeskSessions(platform)
  const people = createPeople(platform, sessions)
  const apps = createOperatorApps(platform, createSecretBox(secretsKey, platform.random))
  const log = createOperatorLog(platform, audit)
  const door = createDoor(platform, { operatorKey, rescue: config.operatorRescue, people, apps, sessions, audit })
  return areaOf(
    { ...people, ...log, personOf: sessions.personOf },
    {
      name: 'operators',
      bindings: peopleRoutes({ people, door, sessions, log }),
      start: async () => {
        if (config.operatorRescue)
          platform.log.warn(
            'OPERATOR_RESCUE is on: whoever reads operator.key can invite an administrator. Start without it once one is there',
          )
      },
      sweep: (tx) => sessions.sweep(tx),
    },
  )
}
