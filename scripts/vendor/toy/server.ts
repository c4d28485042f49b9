import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { toyOperator } from './operator.ts'

const LOCAL = '127.0.0.1'
/** As the document writes the headers that a toy reads. */
const NAMES = ['X-Vendor', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature']

/** A toy operator over HTTP on this machine; at `/launch` it gives a launch token of a fresh player. Port 0: any. */
export const serveToy = async ({ client, hands }: ReturnType<typeof toyOperator>, port: number) => {
  const server = createServer(async (request, response) => {
    if (request.url === '/launch') return response.end(`${await hands.launch()}\n`)
    const headers = Object.fromEntries(NAMES.map((name) => [name, String(request.headers[name.toLowerCase()] ?? '')]))
    const body = (await buffer(request)).toString('utf8')
    const answer = await client.transport({ method: request.method ?? '', path: request.url ?? '', headers, body })
    return response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOCAL, resolve)
  })
  const address = server.address()
  const url = `http://${LOCAL}:${typeof address === 'object' && address ? address.port : port}`
  const close = promisify(server.close.bind(server))
  return {
    url,
    close: () => {
      server.closeAllConnections()
      return close()
    },
  }
}
