import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Line } from './line.ts'

const LOCAL = '127.0.0.1'
/** As the document writes the headers that a wallet reads. */
const NAMES = ['X-Vendor', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature']
/** Longer than any vendor waits. */
const HELD_MS = 15_000

/** The kit's wallet over HTTP on this machine, for a vendor to be tried to ask. Port 0: any. */
export const serveLine = async (line: Line, port: number) => {
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(NAMES.map((name) => [name, String(request.headers[name.toLowerCase()] ?? '')]))
    const body = (await buffer(request)).toString('utf8')
    const passage = await line.pass({ method: request.method ?? '', path: request.url ?? '', headers, body })
    if (passage === 'broken') return request.socket.destroy()
    const answer = () => {
      const { status, headers: own, body: text } = 'late' in passage ? passage.late : passage
      response.writeHead(status, { 'content-type': 'application/json', ...own }).end(text)
    }
    if (!('late' in passage)) return answer()
    const timer = setTimeout(() => {
      timers.delete(timer)
      answer()
    }, HELD_MS)
    return timers.add(timer)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOCAL, resolve)
  })
  const address = server.address()
  return {
    url: `http://${LOCAL}:${typeof address === 'object' && address ? address.port : port}`,
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
