import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestSignature } from '../client.ts'

interface Order {
  readonly kind: 'collection' | 'transfer'
  readonly body: Record<string, unknown>
  status: string
  txn?: string
  times: number
}

/** The provider: takes signed orders once, is asked after them, and is told what becomes of them by a test. */
export const openBank = async (secret: string) => {
  const orders = new Map<string, Order>()
  const refused: string[] = []
  let down = false
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      if (down) return void request.socket.destroy()
      const json = (status: number, value: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      if (headers['x-bx-sign'] !== requestSignature(secret, method, url, String(headers['x-bx-time']), body)) {
        refused.push(url)
        return json(401, {})
      }
      const [, , noun, id] = url.split('/')
      const kind = noun === 'collections' ? 'collection' : 'transfer'
      if (method === 'GET') {
        const known = orders.get(id ?? '')
        return known
          ? json(200, { status: known.status, txn: known.txn, amount: known.body['amount'], currency: known.body['currency'] })
          : json(404, {})
      }
      const content: Record<string, unknown> = JSON.parse(body)
      const name = String(content['order'])
      const known = orders.get(name) ?? { kind, body: content, status: kind === 'collection' ? 'OPEN' : 'QUEUED', times: 0 }
      known.times++
      orders.set(name, known)
      if (kind === 'transfer') return json(200, { status: known.status })
      return json(200, {
        qr: `BX|${name}`,
        memo: content['memo'],
        bank: { name: 'Hải Âu Bank', account: '0011 2233', holder: 'AURORA CO' },
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    refused,
    setDown: (value: boolean) => {
      down = value
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
