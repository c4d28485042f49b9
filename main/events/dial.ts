import type { Agent } from 'node:http'
import { WebSocket } from 'ws'

/** No frame of ours comes near it. */
const MAX_FRAME_BYTES = 1024 * 1024

export interface DialHandlers {
  readonly opened: () => void
  readonly text: (text: string) => void
  /** The peer is alive: a ping or anything else came. */
  readonly alive: () => void
  /** Once, whatever ended it; `reason` for the log. */
  readonly closed: (code: number, reason: string) => void
}

/** One attempt at a socket. The answer ends it, after which no handler is called. */
export type Dial = (url: string, agent: Agent | undefined, handlers: DialHandlers) => () => void

/** `authorities`: PEM certificates that count besides Node's own, such as those of the system. */
export const createDial =
  ({ authorities }: { readonly authorities: () => readonly string[] }): Dial =>
  (url, agent, { opened, text, alive, closed }) => {
    let over = false
    let reason = ''
    const through = agent ? { agent } : {}
    const trust = url.startsWith('wss:') ? { ca: [...authorities()] } : {}
    const socket = new WebSocket(url, {
      ...through,
      ...trust,
      followRedirects: false,
      perMessageDeflate: false,
      maxPayload: MAX_FRAME_BYTES,
    })
    const unless =
      <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
      (...args: Args): void => {
        if (!over) run(...args)
      }
    socket.on('open', unless(opened))
    socket.on('ping', unless(alive))
    socket.on(
      'message',
      unless((data: Buffer, binary: boolean) => {
        alive()
        if (!binary) text(data.toString('utf8'))
      }),
    )
    // Never without a listener: it would end the process. 'close' follows.
    socket.on('error', (error) => {
      reason = error.message
    })
    socket.on(
      'close',
      unless((code: number, closeReason: Buffer) => {
        over = true
        closed(code, reason || closeReason.toString('utf8'))
      }),
    )
    return () => {
      over = true
      socket.terminate()
    }
  }
