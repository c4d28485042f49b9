import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { openByAddress } from '../kit/address-key.ts'

/** After so long without a byte in or out a connection is looked at. */
const IDLE_CONNECTION_MS = 30_000
/** Browsers and proxies wait for an answer before they ask again on the same connection; who asks on fills the memory with answers. One may come before the last is seen to be sent. */
const MOST_AT_ONCE = 4

export interface ConnectionBounds {
  /** Of one address; where proxies stand between, all callers have theirs, and there is no bound. */
  readonly most: number
  readonly proxies: number
  readonly idleMs?: number
}

/**
 * Bounds what one address may hold open, and drops who does not read what was asked for: their answers would be kept in memory for as long
 * as they like. A call that takes long is waited for, not one that its caller has not finished.
 */
export const boundConnections = (server: Server, { most, proxies, idleMs = IDLE_CONNECTION_MS }: ConnectionBounds): void => {
  const open = openByAddress(proxies > 0 ? Number.POSITIVE_INFINITY : most)
  const underWay = new WeakMap<Socket, number>()
  const lastRequest = new WeakMap<Socket, IncomingMessage>()

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (!open.enter(remoteAddress)) {
      socket.destroy()
      return
    }
    socket.once('close', () => open.leave(remoteAddress))
  })
  // Before whoever answers: what was asked with the call too many is not begun.
  server.prependListener('request', (request, reply) => {
    const { socket } = request
    lastRequest.set(socket, request)
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > MOST_AT_ONCE) return void socket.destroy()
    underWay.set(socket, count)
    reply.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  })
  server.setTimeout(idleMs, (socket: Socket) => {
    const isWaiting = socket.writableLength === 0 && (underWay.get(socket) ?? 0) > 0 && lastRequest.get(socket)?.complete === true
    if (isWaiting) socket.setTimeout(idleMs)
    else socket.destroy()
  })
}
