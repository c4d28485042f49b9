import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, listOf, text, upTo } from '../kit/wire.ts'
import { teamMembers } from './calls.ts'
import { fileColumn } from './file-shapes.ts'

/**
 * An address below which every account that the filter matches lies as CSV for one minute, in the order asked for. The file begins with its
 * zone, days, filter, instant, number of rows and the sha256 of all lines below the empty one.
 */
export const teamFile = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_agentDownlinesFile',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      filter: z.omit(teamMembers.request, { pageNo: true, pageSize: true }),
      /** With the words that stand above them. */
      columns: listOf(z.object({ id: fileColumn, name: text(60) }), 1, 20),
    }),
  response: () => z.object({ path: upTo(4000), expiresAt: instant }),
})
