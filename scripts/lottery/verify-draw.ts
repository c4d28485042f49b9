import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { envelope } from '@portico/contract/kit/envelope'
import { drawProof } from '@portico/contract/lottery/calls'
import { savedReceipt } from '@portico/contract/bets/receipt-shapes'
import { requireNode } from '../lib/root.ts'
import { verify } from './verify.ts'

const HELP = `Usage: npm run verify-draw -- (--url http://HOST | --file proof.json) --game CODE --numero ISSUE [options]

Works a draw out again on this machine: the commitment, the draw from seed and root, and a receipt's place under the root.
docs/provable-draws.md says the rule. With --file nothing is asked of any network.

  --url URL         the gateway to ask for the proof
  --file FILE       a proof saved before, from the page or with --save
  --game CODE       the lottery, e.g. SSC1
  --numero ISSUE    the issue, e.g. 20261121-0901
  --receipt FILE    a bet's receipt, saved from the page
  --commitment HEX  what you noted before betting opened
  --root HEX        what you noted between sealing and draw
  --save FILE       keeps the proof that was fetched

Exit code: 0 when all of it agrees; 1 when something does not, or nothing could be checked; 2 when a file or the gateway cannot be
read or the command is wrong.
`

requireNode()

const OPTIONS = ['url', 'file', 'game', 'numero', 'receipt', 'commitment', 'root', 'save'] as const
type Option = (typeof OPTIONS)[number]
type Values = Readonly<Partial<Record<Option, string>>>

/** npm runs scripts in the repository's folder, but a path is meant from where npm was started. */
const started = (): string => (process.env['npm_lifecycle_event'] === 'verify-draw' && process.env['INIT_CWD']) || process.cwd()
const at = (path: string): string => resolve(started(), path)

const jsonIn = async (path: string): Promise<unknown> => JSON.parse(await readFile(at(path), 'utf8'))

const fetchProof = async (url: string, gameCode: string, numero: string): Promise<unknown> => {
  const address = new URL(drawProof.path, url)
  address.search = new URLSearchParams({ gameCode, numero }).toString()
  const answer = envelope.parse(await (await fetch(address)).json())
  if (!answer.success) throw new Error(`the gateway refused: ${answer.code}`)
  return answer.value
}

const proofOf = async ({ url, file, game, numero, save }: Values) => {
  if (game === undefined || numero === undefined || (url === undefined) === (file === undefined)) throw new Error(HELP)
  const proof = drawProof.response.parse(url === undefined ? await jsonIn(file ?? '') : await fetchProof(url, game, numero))
  if (proof.gameCode !== game || proof.numero !== numero) throw new Error(`the proof is of ${proof.gameCode} ${proof.numero}`)
  if (save !== undefined) await writeFile(at(save), `${JSON.stringify(proof, null, 2)}\n`)
  return proof
}

const main = async (): Promise<void> => {
  const text = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }] as const))
  const { values } = parseArgs({ options: { ...text, help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  const options = values as Values
  const proof = await proofOf(options)
  const saved = options.receipt === undefined ? undefined : savedReceipt.parse(await jsonIn(options.receipt))
  const { lines, agrees } = await verify({ proof, noted: { commitment: options.commitment, root: options.root }, saved })
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = agrees ? 0 : 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
