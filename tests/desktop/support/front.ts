import { type ClientRequest, createServer, type IncomingHttpHeaders, request as ask } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What the headers of a call show of who calls. */
const secretsIn = ({ authorization, cookie = '' }: IncomingHttpHeaders): string[] => [
  ...(authorization === undefined ? [] : [authorization.replace(/^Bearer /, '')]),
  ...cookie
    .split('; ')
    .filter((each) => each !== '')
    .map((each) => each.replace(/^[^=]*=/, '')),
]

/**
 * A further address of a gateway, on a port of its own: passes everything on until set otherwise. `url` is its
 * origin; `asked` the calls that came, oldest first.
 */
export const openFront = async (gateway: string) => {
  const { hostname, port } = new URL(gateway)
  const sockets = new Set<Socket>()
  const requests: { readonly method: string; readonly path: string; readonly key: string | undefined }[] = []
  const calls = new Set<ClientRequest>()
  const tokens = new Set<string>()
  let silent = false
  let losing: { readonly path: RegExp; readonly then: () => void } | undefined

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, key: headers['idempotency-key']?.toString() })
    for (const secret of secretsIn(headers)) tokens.add(secret)
    if (silent) return
    const lost = losing?.path.test(url) ? losing : undefined
    if (lost) losing = undefined
    const call = ask({ hostname, port, method, path: url, headers }, (answer) => {
      calls.delete(call)
      if (silent) return void answer.resume()
      if (lost) {
        // The gateway has done it; the answer is dropped.
        return void answer.resume().once('end', lost.then)
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => response.destroy())
    calls.add(call)
    request.pipe(call)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  })
  server.on('upgrade', (request, socket) => {
    requests.push({ method: 'UPGRADE', path: request.url ?? '', key: undefined })
    const behind = connect(Number(port), hostname, () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`)
      behind.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.pipe(behind).pipe(socket)
    })
    socket.on('close', () => behind.destroy())
    behind.on('error', () => socket.destroy())
    behind.on('close', () => socket.destroy())
  })
  const listen = (at: number) => new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as { port: number }).port

  const kill = async (): Promise<void> => {
    if (!server.listening) return
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `http://127.0.0.1:${own}`,
    host: `127.0.0.1:${own}`,
    requests,
    /** Session tokens and cookies that were carried through. */
    tokens,
    /** Nobody listens there any more: connections are refused. */
    kill,
    /** Takes everything and answers nothing. */
    silence: (): void => {
      silent = true
    },
    /** The next call of that path is passed on and its answer lost; `then` is what happens to this address. */
    loseAnswer: (path: RegExp, then: () => void): void => {
      losing = { path, then }
    },
    revive: async (): Promise<void> => {
      silent = false
      if (!server.listening) await listen(own)
    },
    close: kill,
  }
}
export type Front = Awaited<ReturnType<typeof openFront>>
