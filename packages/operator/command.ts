import type { Command as Program } from 'commander'
import type { Ask } from './client.ts'

/** What commands work with. */
export interface Desk {
  /** Asks the gateway that the command line names. @throws OperatorError in plain words */
  readonly ask: Ask
  readonly print: (line: string) => void
  /** Asks whoever sits there, and answers the line that is typed. */
  readonly prompt: (question: string) => Promise<string>
  /** Where the token of whoever logs in is written. */
  readonly sessionFile: () => string
  /** The gateway's data directory on this machine. */
  readonly dataDir: () => string
  /** Ends with exit code 1, though nothing was refused. */
  readonly fail: () => void
  /** The brand's languages, by their gateway codes. */
  readonly languages: readonly string[]
  /** Shows in the help what the command is used for. */
  readonly example: (purpose: string, ...lines: readonly string[]) => void
}

/** Adds the commands of one noun to the program. */
export type Command = (program: Program, desk: Desk) => void
