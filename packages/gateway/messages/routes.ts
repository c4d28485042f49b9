import { operatorMessages } from '@portico/contract/message/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Messages } from './service.ts'

export const messageRoutes = (messages: Messages): Binding[] => [bind(operatorMessages, ({ request }) => messages.list(request))]
