import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AUDIENCES, fileFor } from './openapi/audiences.ts'
import { openApi } from './openapi/document.ts'
import { playsReference } from './openapi/plays.ts'
import { printJson } from './openapi/print.ts'
import { vendorApi } from './openapi/vendor.ts'
import { vendorVectors } from './openapi/vendor-vectors.ts'

/** Writes the published references, docs/openapi.json and one each for who somebody is, what stands beside the games, what is written and said, the agent office and the operator's desk, from the contract, docs/openapi-vendor.json and its signatures from the vendor API, and docs/plays.json from the play definitions. */
const write = (name: string, text: string): void => {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  writeFileSync(path, text)
  process.stdout.write(`wrote ${path}\n`)
}
for (const audience of AUDIENCES) write(fileFor[audience], printJson(await openApi(audience)))
write('openapi-vendor.json', printJson(await vendorApi()))
write('vendor-vectors.json', printJson(vendorVectors()))
write('plays.json', printJson(playsReference()))
