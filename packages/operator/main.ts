import { readConfig } from '@portico/gateway/config'
import { createProgram } from './program.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { host, port, dataDir, brand } = readConfig(process.env)
  const languages = brand.languages.map(({ code }) => code)
  const program = createProgram(languages, { host, port: String(port), dataDir }, say, () => {
    process.exitCode = 1
  })
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
