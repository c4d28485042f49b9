import { createProgram } from './program.ts'
import { readSettings } from './settings.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { languages, ...connection } = readSettings(process.env)
  const program = createProgram(languages, connection, print, () => {
    process.exitCode = 1
  })
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
