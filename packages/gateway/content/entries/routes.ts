import { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import { operatorEntries, publishEntry, retractEntry } from '@portico/contract/content/operator-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Entries } from './service.ts'

/** Help, customer service and footer, for the reader and for the operator's command line. */
export const entryRoutes = (entries: Entries): Binding[] => [
  bind(helpCenter, ({ request, context }) => entries.help(request, request.lang?.toUpperCase() ?? context.language)),
  bind(liveChats, ({ context }) => entries.chats(context.language)),
  bind(launchChat, ({ request }) => entries.openChat(request.path)),
  bind(siteLinks, () => entries.links()),
  bind(publishEntry, ({ request }) => entries.publish(request.entry, request.position)),
  bind(operatorEntries, ({ request }) => entries.published(request.kind)),
  bind(retractEntry, ({ request }) => entries.retract(request.kind, request.key)),
]
