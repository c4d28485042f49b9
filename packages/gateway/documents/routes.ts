import { memberDocuments, sendDocument } from '@portico/contract/document/calls'
import { decideDocument, openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { Documents } from './service.ts'

export const documentRoutes = (documents: Documents, clock: Clock): Binding[] => [
  bind(memberDocuments, async ({ caller }) => ({ ...(await documents.of(caller)), serverNow: clock.now().toISOString() })),
  bind(sendDocument, async ({ request, caller }) => ({ step: await documents.send(caller, request) })),
  bind(operatorDocuments, ({ request }) => documents.desk.list(request)),
  bind(openDocument, ({ request, context }) => documents.desk.open(request, context.operator)),
  bind(decideDocument, ({ request, context }) => documents.desk.decide(request, context.operator)),
]
