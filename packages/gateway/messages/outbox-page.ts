import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isThisMachine } from '../kit/listening-host.ts'
import type { OutboxPage, StoredMessage } from '../ports/outbox-page.ts'

export const OUTBOX_PATH = '/dev/messages'

/** From this machine and for it: a page elsewhere whose name leads here, or somebody behind a proxy, is shown nothing. */
const isLocal = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isThisMachine(ip.replace(/^::ffff:/, '')) &&
  isThisMachine(hostname.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

/** Shows stored messages to the machine that the gateway runs on, and that there is no such page to everybody else. */
export const registerOutboxPage = (
  app: FastifyInstance,
  { page, stored }: { readonly page: OutboxPage; readonly stored: () => Promise<readonly StoredMessage[]> },
): void => {
  app.get(OUTBOX_PATH, { config: { rateLimit: false } }, async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await stored()))
  })
}
