import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line between two processes, at an address that stays while the far end comes and goes. */
export interface CutLine {
  readonly url: string
  /** Where it leads from now on. */
  lead(to: string): void
  /** Breaks off every connection, what is on its way included, and takes no new one until it is mended. */
  cut(): void
  mend(): void
  close(): void
}

export const openLine = async (): Promise<CutLine> => {
  const sockets = new Set<Socket>()
  let [port, isCut] = [0, false]
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('data', (data) => to.write(data))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((near) => {
    near.on('error', () => {})
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    join(near, far)
    join(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakOff = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (to) => {
      port = Number(new URL(to).port)
    },
    cut: () => {
      isCut = true
      breakOff()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      server.close()
      breakOff()
    },
  }
}
