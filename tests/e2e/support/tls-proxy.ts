import { request } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { certificateFor } from './certificate.ts'

export interface TlsProxy {
  /** What makes a browser find the names here, and believe the certificate. */
  readonly browserArgs: readonly string[]
  readonly stop: () => Promise<void>
}

/** Serves a gateway under names of the web, over TLS, as the operator's own proxy does: it says who called, and by which scheme. */
export const tlsProxy = async (gateway: string, names: readonly string[]): Promise<TlsProxy> => {
  const { cert, key, fingerprint } = certificateFor(names)
  const { hostname, port: gatewayPort } = new URL(gateway)
  const server = createServer({ cert, key: key.export({ type: 'pkcs8', format: 'pem' }) })
  server.on('request', (incoming, reply) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, 'x-forwarded-proto': 'https' }
    const onward = request(`${gateway}${incoming.url ?? '/'}`, { method: incoming.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const lines = incoming.rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${incoming.rawHeaders[i + 1] ?? ''}`] : []))
    const onward = connect(Number(gatewayPort), hostname, () => {
      onward.write(`GET ${incoming.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\nX-Forwarded-Proto: https\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    browserArgs: [
      `--host-resolver-rules=${names.map((name) => `MAP ${name}:443 127.0.0.1:${port}`).join(', ')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
