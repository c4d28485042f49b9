import { createProgram } from './program.ts'
import { readSettings } from './settings.ts'

/** Where a command's lines go, each without its end. */
export interface Output {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/**
 * Runs one command line of an operator, e.g. `['draws', 'list']`.
 * @returns the exit code; whatever goes wrong is complained of. What commander itself refuses ends the process.
 */
export const run = async (args: readonly string[], env: NodeJS.ProcessEnv, { print, complain }: Output): Promise<0 | 1> => {
  let code: 0 | 1 = 0
  try {
    const { languages, ...connection } = readSettings(env)
    const program = createProgram(languages, connection, print, () => {
      code = 1
    })
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
  return code
}
