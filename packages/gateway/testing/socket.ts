import { frame } from '@portico/contract/events'
import { WebSocket } from 'ws'

/** Opens sockets, put into `open` for whoever closes them. Each keeps the frames it gets; `next` waits for the following one. */
export const listenTo =
  (open: WebSocket[]) =>
  (url: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(url, { headers })
    open.push(socket)
    const frames: unknown[] = []
    const waiting: ((value: unknown) => void)[] = []
    socket.on('message', (data: Buffer) => {
      const read = frame.parse(JSON.parse(data.toString()))
      const first = waiting.shift()
      if (first) first(read)
      else frames.push(read)
    })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('error', () => {})
    const next = () => (frames.length > 0 ? Promise.resolve(frames.shift()) : new Promise<unknown>((resolve) => waiting.push(resolve)))
    return { socket, next, closed }
  }
