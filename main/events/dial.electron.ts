import { net, type Session } from 'electron'
import { type Dial, MAX_FRAME_LENGTH } from './dial.ts'

/** What the socket tells, as far as we read it: Node has no name for the event that closes one. */
type SocketEvent = Event & { readonly data?: unknown; readonly code?: number; readonly reason?: string }

/**
 * Dials through Chromium: the session's proxy and what it knows of that proxy's password, the system's certificates, and no
 * cookies. Its pings are answered below us and never seen. A proxy that wants a password not known yet ends the attempt.
 */
export const createDial =
  (session: Session): Dial =>
  (url, { opened, text, closed }) => {
    const socket = new net.WebSocket(url, { session })
    let over = false
    const on = (event: string, run: (message: SocketEvent) => void): void =>
      socket.addEventListener(event, (message) => {
        if (!over) run(message)
      })
    on('open', opened)
    on('message', ({ data }) => {
      if (typeof data !== 'string') return
      if (data.length > MAX_FRAME_LENGTH) socket.close(1000)
      else text(data)
    })
    on('close', ({ code = 1006, reason = '' }) => {
      over = true
      closed(code, reason)
    })
    return {
      say: (message) => socket.send(message),
      hangUp: () => {
        over = true
        socket.close()
      },
    }
  }
