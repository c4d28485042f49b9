import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../rounds/session.ts'
import { OPEN_TO_FRAMES } from './page-policy.ts'

export const LOOK_MS = 200
/** With nothing new, a sign of life and of the server's clock. */
const QUIET_MS = 2000

/** Answers a call of a page that has a session, or refuses it. */
export type InSession = (
  answer: (session: Session, body: Readonly<Record<string, unknown>>, reply: FastifyReply) => Promise<unknown>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Tells one page what it may see as that changes, until the page goes. `now` of a view is left out of account. */
export const tellChanges = (
  reply: FastifyReply,
  { now, viewOf, onClose }: { now: () => number; viewOf: () => { readonly now: number } | null; onClose: () => void },
): void => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...OPEN_TO_FRAMES, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  let lastFrame = ''
  let toldAt = 0
  const tell = () => {
    // A page that does not read is told again when it does.
    if (raw.writableNeedDrain) return
    const view = viewOf()
    const text = JSON.stringify(view && { ...view, now: 0 })
    if (text === lastFrame && now() < toldAt + QUIET_MS) return
    lastFrame = text
    toldAt = now()
    raw.write(`data: ${JSON.stringify(view)}\n\n`)
  }
  tell()
  const timer = setInterval(tell, LOOK_MS)
  raw.once('close', () => {
    clearInterval(timer)
    onClose()
  })
}
