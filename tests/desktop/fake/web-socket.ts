import { guard } from './guard.ts'

/** What Electron's socket has of the standard one, and of its options those that we give: no ping is ever told. */
export const createWebSocket = (ready: () => boolean, record: (what: string, detail: unknown) => void) =>
  function FakeWebSocket(url: string, options: { readonly session?: unknown } = {}) {
    if (!ready()) throw new Error('net.WebSocket can only be used after app is ready')
    if (!/^wss?:/.test(url)) throw new SyntaxError(`The URL's scheme must be either 'ws' or 'wss'`)
    const unknown = Object.keys(options).filter((key) => key !== 'session')
    if (unknown.length > 0) throw new Error(`The fake electron has no net.WebSocket option ${unknown.join()}`)
    // Not listed: what is recorded is written as JSON, too.
    record('net.WebSocket', Object.defineProperty({ url }, 'session', { value: options.session }))
    const socket = new WebSocket(url)
    return guard('net.WebSocket', {
      addEventListener: socket.addEventListener.bind(socket),
      send: (text: string) => socket.send(text),
      close: (code?: number, reason?: string) => socket.close(code, reason),
      get readyState() {
        return socket.readyState
      },
    })
  }
