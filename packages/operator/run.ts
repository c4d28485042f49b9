import { createProgram } from './program.ts'
import { OperatorError } from './error.ts'
import { readSettings } from './settings.ts'

/** Where a command's lines go, each without its end. */
export interface Output {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** Asks whoever sits there; absent: nobody does. */
  readonly prompt?: (question: string) => Promise<string>
}

const nobody = () => Promise.reject(new OperatorError('Nobody is there to be asked; say it by an option. See --help.'))

/**
 * Runs one command line of an operator, e.g. `['draws', 'list']`.
 * @returns the exit code; whatever goes wrong is complained of. What commander itself refuses ends the process.
 */
export const run = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { print, complain, prompt = nobody }: Output,
): Promise<0 | 1> => {
  let code: 0 | 1 = 0
  try {
    const { languages, ...connection } = readSettings(env)
    const fail = () => {
      code = 1
    }
    const program = createProgram(languages, connection, { print, prompt, fail })
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
  return code
}
