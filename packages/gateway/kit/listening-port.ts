import { createServer } from 'node:net'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs rights that this user does not have; take one from 1024 up, behind a proxy',
  EADDRNOTAVAIL: 'is of an address that this machine does not have (HOST)',
  ENOTFOUND: 'is of a host that cannot be found (HOST)',
}

/**
 * Tries whether a port can be listened on. `setting`: its name in the environment. Port 0 is always free.
 * @throws Error in words that names the setting, the address and what is wrong.
 */
export const checkPort = (setting: string, { host, port }: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new Error(`${setting}: port ${port} at ${host} ${REASONS[code] ?? `cannot be listened on: ${message}`}`)),
    )
    // Exclusive, as the gateway's own listening is.
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()))
  })
