import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, listOf, text, upTo } from '../kit/wire.ts'
import { registerLinks } from './calls.ts'
import { linkColumn } from './file-shapes.ts'

/**
 * An address below which every link that the filter matches lies as CSV for one minute, in the order asked for. The file begins with its zone,
 * filter, instant, number of rows and the sha256 of all lines below the empty one.
 */
export const registerLinksFile = call({
  method: 'POST',
  path: '/wps/agent/links/file',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      filter: z.omit(registerLinks.request, { after: true, before: true, pageSize: true }),
      /** With the words that stand above them. */
      columns: listOf(z.object({ id: linkColumn, name: text(60) }), 1, 20),
    }),
  response: () => z.object({ path: upTo(4000), expiresAt: instant }),
})
