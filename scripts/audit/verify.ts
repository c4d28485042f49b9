import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

// Stands alone: it takes nothing of the gateway, so that what wrote the log is not what vouches for it.

const HELP = `Usage: npm run verify-audit -- --file audit.jsonl [--expect SEQ:HASH]...

Checks an audit log that was saved with: npm run -s operator -- audit --export > audit.jsonl
Every entry must follow the one before without a gap, and its hash must be
sha256(previous hash, line feed, JSON of [seq, at, actor, action, subject, ip, details]).

  --file FILE        the log; - reads it from the input
  --expect SEQ:HASH  an end of the chain that was noted before, as this program prints it: shows that nothing up to there was written
                     anew, and nothing after it cut off below it

Exit code: 0 when the chain holds; 1 when it does not; 2 when the command or the file is wrong.
`

interface Entry {
  readonly seq: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string | null
  readonly ip: string | null
  readonly details: string
  readonly previous: string
  readonly hash: string
}

const hashOf = ({ previous, seq, at, actor, action, subject, ip, details }: Entry): string =>
  createHash('sha256')
    .update(`${previous}\n${JSON.stringify([seq, at, actor, action, subject, ip, details])}`)
    .digest('hex')

/** What is wrong with an entry after the one before it; undefined when nothing is. */
const faultOf = (entry: Entry, before: { readonly seq: number; readonly hash: string }): string | undefined => {
  if (entry.seq !== before.seq + 1) return `entry ${entry.seq} follows ${before.seq}: entries are missing, or not in their order`
  if (entry.previous !== before.hash) return `entry ${entry.seq} does not follow the entry before it: one was changed, moved or put in`
  if (entry.hash !== hashOf(entry)) return `entry ${entry.seq} was changed`
  return undefined
}

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, expect: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || values.file === undefined) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  const expected = new Map(values.expect.map((each) => each.split(':', 2) as [string, string]))
  let before = { seq: 0, hash: '0'.repeat(64) }
  const input = values.file === '-' ? process.stdin : createReadStream(values.file)
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const entry = JSON.parse(line) as Entry
    const fault = faultOf(entry, before)
    if (fault !== undefined) {
      console.log(fault)
      return 1
    }
    const noted = expected.get(String(entry.seq))
    if (noted !== undefined && noted !== entry.hash) {
      console.log(`entry ${entry.seq} is not the one that was noted: the log was written anew`)
      return 1
    }
    expected.delete(String(entry.seq))
    before = entry
  }
  const [missing] = expected.keys()
  if (missing !== undefined) {
    console.log(`entry ${missing} was noted and is not there: the end of the log is missing`)
    return 1
  }
  console.log(`${before.seq} entries hold together. Note the end: ${before.seq}:${before.hash}`)
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
