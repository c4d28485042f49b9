import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { requireNode } from '../lib/root.ts'
import { batchesOfLines } from './lines.ts'
import { type CaseForm, createSettler } from './settler.ts'

/** A command over a file of cases. */
export interface CaseCommand extends CaseForm {
  /** Its name among npm's scripts. */
  readonly script: string
  readonly help: string
}

const fail = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

const settleFile = async (command: CaseCommand, file: string, check: boolean): Promise<void> => {
  // npm runs scripts in the repository's folder, but a path is meant from where npm was started.
  const started = (process.env['npm_lifecycle_event'] === command.script && process.env['INIT_CWD']) || process.cwd()
  const settler = createSettler(command, check, (message) => console.error(message))
  const source = file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(resolve(started, file), 'utf8')
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

const settle = async (command: CaseCommand): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [file, ...more] = positionals
  if (values.help) process.stdout.write(command.help)
  else if (file === undefined || more.length > 0) fail(command.help)
  else await settleFile(command, file, values.check)
}

/** Runs the command on the arguments of this process, and sets the exit code. */
export const runCases = async (command: CaseCommand): Promise<void> => {
  requireNode()
  try {
    await settle(command)
  } catch (error) {
    // Whoever reads the answers may have seen enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') fail(error)
  }
}
