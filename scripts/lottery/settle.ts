import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { requireNode } from '../lib/root.ts'
import { batchesOfLines } from './lines.ts'
import { createSettler } from './settler.ts'

const HELP = `Usage: npm run lottery:settle -- FILE [--check]

Settles cases: one JSON object a line, - for standard input. Blank lines are passed over.
  {"id","game","play","selection","draw","bet":{"unit","mode","multiple"},"pricing",["rules"],["expected"]}
Prints one JSON line for each case, in their order:
  {"id","notes","stake","outcome","hits":[{"tier","count"}],"payout"}  or  {"id","error"}

  --check   prints only the cases that come out other than they expect, {"id","expected","got"}, and a closing count

error is a refusal of the bet,
  BAD_BET BAD_FORMAT OUT_OF_RANGE DUPLICATE EMPTY_SELECTION BAD_COUNT TOO_MANY_NOTES UNORDERED_RESULT
or says what else is wrong with the line; a refusal goes first:
  BAD_FORMAT      no object, no id (the answer's is null), a game or play that is not known, rules that are none
  BAD_BET         no bet
  BAD_DRAW        no draw, or one that the game cannot have
  BAD_PRICING     no pricing, one that cannot be read, or one without a price for a tier that was won
  INTERNAL_ERROR  a fault of this program; please report the line

Exit code: 0 when all is well; 1 when a case disagrees, or --check found nothing to check; 2 when a line is not JSON (named by its
number on standard error, the rest is settled), FILE cannot be read or the command is wrong.
`

requireNode()

const fail = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

/** npm runs scripts in the repository's folder, but a path is meant from where npm was started. */
const started = (): string => (process.env['npm_lifecycle_event'] === 'lottery:settle' && process.env['INIT_CWD']) || process.cwd()

const settleFile = async (file: string, check: boolean): Promise<void> => {
  const settler = createSettler(check, (message) => console.error(message))
  const source = file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(resolve(started(), file), 'utf8')
  const answers = async function* (pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of batchesOfLines(pieces)) {
      const printed = lines.map(settler.line).filter((line) => line !== undefined)
      if (printed.length > 0) yield `${printed.join('\n')}\n`
    }
    const { closing, exitCode } = settler.close()
    process.exitCode = exitCode
    if (closing !== undefined) yield `${closing}\n`
  }
  await pipeline(source, answers, process.stdout, { end: false })
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [file, ...more] = positionals
  if (values.help) process.stdout.write(HELP)
  else if (file === undefined || more.length > 0) fail(HELP)
  else await settleFile(file, values.check)
}

try {
  await main()
} catch (error) {
  // Whoever reads the answers may have seen enough, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') fail(error)
}
