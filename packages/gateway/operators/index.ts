import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createOperatorLog, type OperatorLog } from './log.ts'
import { createPeople, type People } from './service.ts'
import { peopleRoutes } from './routes.ts'

export { ensureOperatorKey } from './key.ts'

/** Who may send operator calls, and the log of what they did. `operatorKey`: the machine's own. */
export const operatorsArea = (platform: Platform, operatorKey: string, audit: Pick<Audit, 'write'>): AreaOf<People & OperatorLog> => {
  const people = createPeople(platform, operatorKey)
  const log = createOperatorLog(platform, audit)
  return areaOf({ ...people, ...log }, { name: 'operators', bindings: peopleRoutes(people, log) })
}
