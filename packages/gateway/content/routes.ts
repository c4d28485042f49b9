import { listAnnouncements } from '@portico/contract/content/calls'
import { operatorAnnouncements, publishAnnouncement, retractAnnouncement } from '@portico/contract/content/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Content } from './service.ts'

export const contentRoutes = (content: Content): Binding[] => [
  bind(listAnnouncements, ({ request, caller, context }) =>
    content.list(request, {
      language: context.language,
      memberId: caller?.memberId ?? null,
      agent: caller?.agent === true && !caller.trial,
    }),
  ),
  bind(publishAnnouncement, ({ request }) => content.publish(request)),
  bind(operatorAnnouncements, ({ request }) => content.published(request.types)),
  bind(retractAnnouncement, ({ request }) => content.retract(request.id)),
]
