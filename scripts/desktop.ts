import { ensureClient } from './desktop/client.ts'
import { electronBinary, electronPaths, electronVersion } from './desktop/electron-binary.ts'
import { variantOf } from './desktop/folders.ts'
import { requireNode } from './lib/root.ts'
import { attach } from './lib/run.ts'

requireNode()

const gateway = process.env.GATEWAY || `http://127.0.0.1:${process.env.PORT || 8080}`
const folder = await ensureClient({ ...variantOf(), development: true })

const electron = electronBinary()
if (!electron) {
  console.error(`The client is built, in ${folder}, but there is no Electron to start it with. Looked for:
${electronPaths()
  .map((path) => `  ${path}`)
  .join('\n')}
Get Electron ${electronVersion()} with \`npx install-electron\`, which downloads it from github.com,
or name a program that you have in ELECTRON_BIN.`)
  process.exit(1)
}

const answers = await fetch(`${gateway}/readyz`).then(
  (reply) => reply.ok,
  () => false,
)
if (!answers) console.error(`No gateway answers at ${gateway} yet: start one with \`npm start\`; the client waits for it.`)

// Chromium's own sandbox cannot be set up by root, as in a container.
const args = process.getuid?.() === 0 ? ['--no-sandbox', folder] : [folder]
process.exitCode = await attach(electron, args, { env: { PORTICO_GATEWAY: gateway } })
