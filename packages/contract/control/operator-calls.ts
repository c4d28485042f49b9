import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { controlChange, controlOverview } from './shapes.ts'

/** What an account has set to stay in control, and every change to it. Nobody at the desk changes it. */
export const operatorPlayLimits = call({
  method: 'GET',
  path: '/operator/accounts/limits',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ account: text(32) }),
  response: () => z.object({ overview: controlOverview, changes: z.array(controlChange) }),
})
