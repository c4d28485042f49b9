import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'
import { agentWaitingItem } from './waiting-shapes.ts'

/** What only the agent can do, by its clock: what ends first stands first, what has no end stands last. */
export const agentWaiting = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentWaiting',
  token: true,
  only: 'agent',
  response: () => z.object({ items: z.array(agentWaitingItem), serverNow: instant }),
})
