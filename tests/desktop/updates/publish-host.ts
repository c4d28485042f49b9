import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

/** How a host answers for a file: as it should, with an error of its own, or by breaking off in the middle. */
type Manner = 'well' | 'broken' | 'cut'

export interface PublishHost {
  readonly url: string
  /** Names of the files asked for, in order. */
  readonly requests: readonly string[]
  /** What the askers called themselves, each once. */
  readonly askers: ReadonlySet<string>
  readonly behave: (name: string, manner: Manner) => void
  readonly close: () => Promise<void>
}

/** A publish host on this machine that serves a folder. */
export const publishHost = async (folder: string): Promise<PublishHost> => {
  const requests: string[] = []
  const askers = new Set<string>()
  const manners = new Map<string, Manner>()
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://host').pathname)
    const path = join(folder, name)
    const manner = manners.get(name) ?? 'well'
    requests.push(name)
    askers.add(String(request.headers['x-user-staging-id']))
    if (manner === 'broken') return response.writeHead(500).end()
    if (!existsSync(path)) return response.writeHead(404).end()
    const { size } = statSync(path)
    response.writeHead(200, { 'content-length': size })
    if (manner === 'well') return createReadStream(path).pipe(response)
    createReadStream(path, { end: Math.floor(size / 2) })
      .on('end', () => response.destroy())
      .pipe(response, { end: false })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/desktop`,
    requests,
    askers,
    behave: (name, manner) => void manners.set(name, manner),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
