import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int } from '../kit/wire.ts'

/** Takes back everything that was said in the chat room. */
export const clearRoom = call({
  method: 'DELETE',
  path: '/operator/room',
  token: false,
  only: 'operator',
  desk: 'support',
  response: () => z.object({ cleared: int() }),
})
