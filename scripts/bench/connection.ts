import { createConnection } from 'node:net'

export interface Answer {
  readonly status: number
  /** The first line and the headers. */
  readonly head: string
  readonly body: string
}

/** One kept-alive HTTP/1.1 connection, as light as can be: the load shares the machine with what it measures. */
export interface Connection {
  /** Sends a whole request and answers its reply. One at a time. */
  ask(request: string): Promise<Answer>
  close(): void
}

const END_OF_HEAD = '\r\n\r\n'

const parse = (text: string): { answer: Answer; complete: boolean } | undefined => {
  const head = text.indexOf(END_OF_HEAD)
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2))?.[1]
  if (length === undefined) throw new Error(`A reply without a length: ${text.slice(0, head)}`)
  const body = text.slice(head + END_OF_HEAD.length)
  return {
    answer: { status: Number(text.slice(9, 12)), head: text.slice(0, head), body },
    complete: Buffer.byteLength(body) >= Number(length),
  }
}

/** Opens a connection to a port of this machine. */
export const connect = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
    let received = ''
    let end: Error | undefined
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      received += chunk
      const parsed = parse(received)
      if (!parsed?.complete) return
      received = ''
      waiting?.resolve(parsed.answer)
    })
    const fail = (error: Error) => {
      end ??= error
      waiting?.reject(error)
      reject(error)
    }
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('The gateway closed the connection')))
    socket.once('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((done, failed) => {
            // A gateway closes what stood idle: nobody would answer.
            if (end) return failed(end)
            waiting = { resolve: done, reject: failed }
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
  })
