import { addPerson, listPeople, operatorLog, removePerson } from '@portico/contract/operator/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { OperatorLog } from './log.ts'
import type { People } from './service.ts'

export const peopleRoutes = (people: People, log: OperatorLog): Binding[] => [
  bind(addPerson, ({ request, context }) => people.add(request.name, context.operator)),
  bind(listPeople, ({ context }) => people.list(context.operator)),
  bind(removePerson, ({ request }) => people.remove(request.name)),
  bind(operatorLog, ({ request }) => log.read(request)),
]
