import { addPerson, approvePerson, listPeople, operatorLog, removePerson, renewPerson } from '@portico/contract/operator/calls'
import { beginOperatorApp, confirmOperatorApp, inviteFirst, operatorLogin, operatorLogout } from '@portico/contract/operator/door-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Door } from './door.ts'
import type { OperatorLog } from './log.ts'
import type { People } from './service.ts'
import type { DeskSessions } from './sessions.ts'

interface Routed {
  readonly people: People
  readonly door: Door
  readonly sessions: Pick<DeskSessions, 'end'>
  readonly log: OperatorLog
}

export const peopleRoutes = ({ people, door, sessions, log }: Routed): Binding[] => [
  bind(inviteFirst, ({ request, context }) => door.first(request, context.ip)),
  bind(beginOperatorApp, ({ request, context }) => door.begin(request, context.ip)),
  bind(confirmOperatorApp, ({ request, context }) => door.confirm(request, context.ip)),
  bind(operatorLogin, ({ request, context }) => door.login(request, context.ip)),
  bind(operatorLogout, async ({ context }) => {
    await sessions.end(context.token)
    return {}
  }),
  bind(addPerson, ({ request, context }) => people.add(request, context.operator)),
  bind(approvePerson, ({ request, context }) => people.approve(request.name, context.operator)),
  bind(renewPerson, ({ request, context }) => people.renew(request, context.operator)),
  bind(listPeople, ({ context }) => people.list(context.operator)),
  bind(removePerson, ({ request }) => people.remove(request.name)),
  bind(operatorLog, ({ request }) => log.read(request)),
]
