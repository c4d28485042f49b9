import { agentWaiting } from '@portico/contract/agent/waiting-calls'
import { memberWaiting } from '@portico/contract/center/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { Waiting } from './service.ts'

export const waitingRoutes = (waiting: Waiting, clock: Clock): Binding[] => [
  bind(agentWaiting, async ({ caller }) => ({ items: await waiting.ofAgent(caller.memberId), serverNow: clock.now().toISOString() })),
  bind(memberWaiting, async ({ caller }) => ({ items: await waiting.of(caller.memberId), serverNow: clock.now().toISOString() })),
]
