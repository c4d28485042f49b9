import { listAnnouncements } from '@portico/contract/content'
import { type Binding, bind } from '../http/bind.ts'
import type { Content } from './service.ts'

export const contentRoutes = (content: Content): Binding[] => [
  bind(listAnnouncements, ({ request, caller, context }) =>
    content.list(request, { language: context.language, loggedIn: caller !== null }),
  ),
]
