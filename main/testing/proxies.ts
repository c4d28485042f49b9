import { createServer as httpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy of this machine and what went through it. */
export interface TestProxy {
  readonly port: number
  /** `host:port` of each way it opened. */
  readonly through: readonly string[]
  readonly close: () => Promise<void>
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const closerOf = (server: Server) => {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  })
  return async () => {
    sockets.forEach((socket) => socket.destroy())
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}

/** Joins two sockets, so that the end of one is the end of the other. */
const join = (a: Socket, b: Socket) => {
  a.pipe(b).on('error', () => a.destroy())
  b.pipe(a).on('error', () => b.destroy())
}

/** An HTTP proxy that opens ways by CONNECT alone; with `basic`, `user:password`, only to who knows it. Names all lead to this machine. */
export const connectProxy = async (basic?: string): Promise<TestProxy & { readonly refused: () => number }> => {
  const through: string[] = []
  let refused = 0
  const server = httpServer((_request, response) => response.writeHead(405).end())
  const close = closerOf(server)
  server.on('connect', (request, client: Socket) => {
    if (basic && request.headers['proxy-authorization'] !== `Basic ${btoa(basic)}`) {
      refused += 1
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="Office"\r\nContent-Length: 0\r\n\r\n')
      return
    }
    through.push(request.url ?? '')
    const far = connect(Number(request.url?.split(':').at(-1)), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      join(client, far)
    })
    far.on('error', () => client.destroy())
  })
  return { port: await listening(server), through, close, refused: () => refused }
}

/** A SOCKS5 proxy without a password (RFC 1928). A name is looked up by it: every one leads to this machine. */
export const socksProxy = async (): Promise<TestProxy> => {
  const through: string[] = []
  const server = createServer((client) => {
    client.once('data', () => {
      client.write(Uint8Array.of(5, 0))
      client.once('data', (greeting) => {
        const byName = greeting[3] === 3
        const end = byName ? 5 + (greeting[4] ?? 0) : 8
        const host = byName ? greeting.toString('latin1', 5, end) : [...greeting.subarray(4, 8)].join('.')
        const port = greeting.readUInt16BE(end)
        through.push(`${host}:${port}`)
        const far = connect(port, '127.0.0.1', () => {
          client.write(Uint8Array.of(5, 0, 0, 1, 127, 0, 0, 1, 0, 0))
          join(client, far)
        })
        far.on('error', () => client.destroy())
      })
    })
  })
  const close = closerOf(server)
  return { port: await listening(server), through, close }
}
