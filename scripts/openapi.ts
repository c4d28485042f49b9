import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AUDIENCES, fileFor, openApi } from './openapi/document.ts'
import { playsReference } from './openapi/plays.ts'
import { printJson } from './openapi/print.ts'

/** Writes the published references, docs/openapi.json and one each for who somebody is, what stands beside the games, the agent office and the operator's desk, from the contract, and docs/plays.json from the play definitions. */
const write = (name: string, text: string): void => {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  writeFileSync(path, text)
  process.stdout.write(`wrote ${path}\n`)
}
for (const audience of AUDIENCES) write(fileFor[audience], printJson(await openApi(audience)))
write('plays.json', printJson(playsReference()))
