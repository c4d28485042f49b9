import { randomBytes } from 'node:crypto'
import { createConnection, type Socket } from 'node:net'
import { sayInRoom } from '@portico/contract/chat/calls'
import type { Reading } from '@portico/contract/events'
import { HEADERS } from '@portico/contract/kit/call'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { type Connection, connect } from './connection.ts'
import type { RoomOrder, RoomReport, RoomSpan } from './room-plan.ts'

/** A room's readers and its speakers, as light as can be: the readers are bare sockets of members that read no more of a frame than they must. */
const END_OF_HEAD = '\r\n\r\n'
const ROOM = 'EN'
const READING = Buffer.from(JSON.stringify({ rooms: [ROOM] } satisfies Reading))
const SAID = Buffer.from('"room.said"')
const MARK = Buffer.from('"text":"m')
const CONFIRMED = Buffer.from('"events":[]')
const OPENED_AT_ONCE = 20

/** When each message was asked for, and how long until a reader had it. */
const starts = new Map<number, number>()
let [seen, latencies] = [0, [] as number[]]

/** A frame carries whatever was said since the one before. */
const hear = (payload: Buffer): void => {
  if (!payload.includes(SAID)) return
  const now = performance.now()
  for (let at = payload.indexOf(MARK); at >= 0; at = payload.indexOf(MARK, at + 1)) {
    const from = at + MARK.length
    const since = starts.get(Number(payload.toString('latin1', from, payload.indexOf(0x22, from))))
    if (since === undefined) continue
    seen += 1
    latencies.push(now - since)
  }
}

const [TEXT, PING, PONG] = [0x1, 0x9, 0xa]

/** Something short as a client frames it: masked, by nothing. */
const framed = (code: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x80 | code, 0x80 | payload.length, 0, 0, 0, 0]), payload])

/** Takes whole frames off the front, and answers the rest. Frames of a server have no mask. */
const readFrames = (data: Buffer, each: (code: number, payload: Buffer) => void): Buffer => {
  let rest = data
  while (rest.length >= 2) {
    const short = rest[1]! & 0x7f
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (rest.length < head) break
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
    if (rest.length < head + length) break
    each(rest[0]! & 0x0f, rest.subarray(head, head + length))
    rest = rest.subarray(head + length)
  }
  return rest
}

const openReader = (port: number, ticket: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    let rest: Buffer = Buffer.alloc(0)
    let isOpen = false
    /** The hello, then that it is in the room: from then on it hears. */
    let frames = 0
    const each = (code: number, payload: Buffer): void => {
      // Who does not answer is taken for gone.
      if (code === PING) socket.write(framed(PONG, payload))
      if (code !== TEXT) return
      frames += 1
      if (frames === 1) socket.write(framed(TEXT, READING))
      else if (payload.includes(CONFIRMED)) resolve(socket)
      else hear(payload)
    }
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a reader was closed')))
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (!isOpen) {
        const end = rest.indexOf(END_OF_HEAD)
        if (end < 0) return
        if (!rest.toString('latin1', 0, 12).endsWith('101')) return reject(new Error(rest.toString('latin1', 0, end)))
        isOpen = true
        rest = rest.subarray(end + END_OF_HEAD.length)
      }
      rest = readFrames(rest, each)
    })
    socket.write(
      [
        `GET ${EVENTS_PATH}?ticket=${encodeURIComponent(ticket)} HTTP/1.1`,
        'Host: 127.0.0.1',
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '',
        '',
      ].join('\r\n'),
    )
  })

const post = (path: string, body: string, headers: readonly string[] = []): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')

const openReaders = async ({ port, readers, tokens }: RoomOrder): Promise<void> => {
  let left = readers
  const lane = async (): Promise<void> => {
    const connection = await connect(port)
    while (left > 0) {
      left -= 1
      const { body } = await connection.ask(post(eventsTicket.path, '{}', [`${HEADERS.token}: ${tokens[left % tokens.length]!}`]))
      await openReader(port, (JSON.parse(body) as { value: { ticket: string } }).value.ticket)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, lane))
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Speaks so often a second for so long, each time another member. */
const speak = async (order: RoomOrder, connections: readonly Connection[], { lastMs }: RoomSpan): Promise<RoomReport> => {
  starts.clear()
  ;[seen, latencies] = [0, []]
  const count = Math.floor((lastMs / 1000) * order.perSecond)
  const answers: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < count; n += 1) {
    const due = begun + (n * 1000) / order.perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const token = order.tokens[n % order.tokens.length]!
    // One that has its answer: a connection carries one request at a time.
    const connection = connections[n % connections.length]!
    starts.set(n, performance.now())
    answers.push(
      connection
        .ask(post(sayInRoom.path, JSON.stringify({ room: ROOM, text: `m${n}` }), [`${HEADERS.token}: ${token}`]))
        .then(({ status, body }) => {
          if (status !== 200) throw new Error(`nothing was said: ${status} ${body}`)
        }),
    )
  }
  await Promise.all(answers)
  const whole = count * order.readers
  // What is on its way arrives; nobody waits for what is lost.
  for (let waited = 0; seen < whole && waited < 100; waited += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  const sorted = latencies.toSorted((one, other) => one - other)
  return { messages: count, seen, whole, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

let setUp: { readonly order: RoomOrder; readonly connections: readonly Connection[] } | undefined
const answer = async (message: RoomOrder | RoomSpan): Promise<unknown> => {
  if ('port' in message) {
    await openReaders(message)
    setUp = { order: message, connections: await Promise.all(Array.from({ length: 40 }, () => connect(message.port))) }
    return 'open'
  }
  return speak(setUp!.order, setUp!.connections, message)
}

process.on('message', (message) => {
  answer(message as RoomOrder | RoomSpan).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
