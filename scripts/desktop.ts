import { ensureClient } from './desktop/client.ts'
import { electronArguments, needElectron } from './desktop/electron-binary.ts'
import { variantOf } from './desktop/folders.ts'
import { requireNode } from './lib/root.ts'
import { attach } from './lib/run.ts'

requireNode()

const gateway = process.env.GATEWAY || `http://127.0.0.1:${process.env.PORT || 8080}`
const folder = await ensureClient({ ...variantOf(), development: true })

const electron = needElectron(folder)

const answers = await fetch(`${gateway}/readyz`).then(
  (reply) => reply.ok,
  () => false,
)
if (!answers) console.error(`No gateway answers at ${gateway} yet: start one with \`npm start\`; the client waits for it.`)

process.exitCode = await attach(electron, electronArguments(folder), { env: { PORTICO_GATEWAY: gateway } })
