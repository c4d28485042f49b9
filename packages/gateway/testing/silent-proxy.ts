import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  /** The server's address through the proxy. */
  readonly url: string
  /** Keeps every connection open, takes new ones, and lets nothing through either way. */
  silence(): void
  /** Lets through what was held back and what comes. */
  speak(): void
  close(): void
}

/** Stands before the server that `target` names and can fall silent without closing anything, as a network that swallows packets does. */
export const openSilentProxy = async (target: string): Promise<SilentProxy> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let silent = false

  const hold = (socket: Socket) => (silent ? socket.pause() : socket.resume())
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('data', (data) => to.write(data))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    hold(from)
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    join(near, far)
    join(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const turn = (to: boolean): void => {
    silent = to
    for (const socket of sockets) hold(socket)
  }
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => turn(true),
    speak: () => turn(false),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
