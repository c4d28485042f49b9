import { parseArgs } from 'node:util'
import { requireNode } from '../lib/root.ts'
import { type Fault, FAULTS } from './toy/faults.ts'
import { toyOperator } from './toy/operator.ts'
import { serveToy } from './toy/server.ts'

const HELP = `Usage: npm run vendor:sandbox -- [--port 5990] [--fault "takes any currency"]

A toy wallet on this machine, to write a vendor's server against. It forgets everything when it ends. It prints a key, and at /launch it gives a fresh
launch token of a fresh player each time. --fault lets it do one of ${Object.keys(FAULTS).length} things wrong; --fault list names them.
`
const PORT = '5990'

requireNode()

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, fault: { type: 'string' }, help: { type: 'boolean' } } })
  const { port = PORT, fault, help } = values
  if (help || fault === 'list') {
    console.log(help ? HELP : Object.keys(FAULTS).join('\n'))
    return 0
  }
  if (fault !== undefined && !(fault in FAULTS)) throw new Error(`There is no fault "${fault}". See: --fault list`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port is a number up to 65535; "${port}" is none.`)
  const operator = toyOperator(fault === undefined ? [] : [fault as Fault], Date.now)
  const { url } = await serveToy(operator, Number(port))
  const { vendor, keyId, secret } = operator.client.key
  console.log(JSON.stringify({ url, vendor, keyId, secret, launch: `${url}/launch` }))
  return 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
