import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { preloadPlugin } from './preload-plugin.ts'

const ENTRY = 'entry.js'
const PART = 'part.js'
const SOURCES: Record<string, string> = {
  [ENTRY]: `export const open = () => import('${PART}')`,
  [PART]: 'export const word = "here"',
}

/** The entry of a small site, built with the plugin. */
const builtEntry = async (): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in SOURCES ? id : null),
        load: (id) => SOURCES[id] ?? null,
      },
      preloadPlugin(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  return entry?.type === 'chunk' ? entry.code : ''
}

describe('the files of a lazy part', () => {
  let server: Server
  const requests: string[] = []
  let down = true
  let origin = ''

  beforeAll(async () => {
    server = createServer((request, reply) => {
      requests.push(String(request.url))
      reply.writeHead(down ? 503 : 200, { 'content-type': 'text/javascript' }).end('')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => server.close())

  it('are fetched before the import, and again after they did not come', async () => {
    const code = (await builtEntry())
      .replaceAll('import.meta.url', JSON.stringify(`${origin}/assets/entry.js`))
      .replaceAll(/(?<=[^.])import\(/g, 'reimport(')
      .replace('export {', 'return {')
    const around = 'const document = { querySelectorAll: () => [] }; const reimport = async () => "imported";'
    // oxlint-disable-next-line typescript/no-implied-eval -- what was built is what is tried
    const load = new Function(around + code)
    const { open } = load() as { open: () => Promise<unknown> }
    await expect(open()).rejects.toThrow('Unable to preload')
    down = false
    await expect(open()).resolves.toBe('imported')
    await open()
    expect(requests).toHaveLength(2)
  })
})
