import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from './openapi/document.ts'
import { playsReference } from './openapi/plays.ts'
import { printJson } from './openapi/print.ts'

/** Writes docs/openapi.json, the published reference, from the contract, and docs/plays.json from the play definitions. */
const write = (name: string, text: string): void => {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  writeFileSync(path, text)
  process.stdout.write(`wrote ${path}\n`)
}
write('openapi.json', printJson(await openApi()))
write('plays.json', printJson(playsReference()))
