import { spawn } from 'node:child_process'
import { checkPort } from '@portico/gateway/kit/listening-port'
import { createServer } from 'vite'
import { freePort } from './lib/ports.ts'
import { inRoot, requireNode, root } from './lib/root.ts'
import { stop } from './lib/run.ts'
import { brand } from './lib/site.ts'
import { readBrand } from './site/brand-plugin.ts'

requireNode()

const port = Number(process.env.PORT || 8080)
const host = process.env.HOST || '127.0.0.1'
try {
  readBrand(inRoot('resources', 'brands', brand()))
  await checkPort('PORT', { host, port })
} catch (error) {
  console.error(`Nothing was started: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
const gatewayPort = String(await freePort())
// The site's configuration forwards the gateway's paths to this address.
process.env.GATEWAY = `http://127.0.0.1:${gatewayPort}`

const gateway = spawn(process.execPath, ['--watch', '--watch-preserve-output', inRoot('packages', 'demo', 'main.ts')], {
  cwd: root,
  env: { ...process.env, PORT: gatewayPort, HOST: '127.0.0.1' },
  // Its own ready line would name a second address; its log goes to standard error.
  stdio: ['inherit', 'ignore', 'inherit'],
})
const site = await createServer({ configFile: inRoot('vite.config.ts'), server: { port, host, strictPort: true } })
await site.listen()
site.printUrls()

const end = async (): Promise<void> => {
  await Promise.all([site.close(), stop(gateway)])
  process.exit(0)
}
process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
