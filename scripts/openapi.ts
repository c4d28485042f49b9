import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from './openapi/document.ts'
import { printJson } from './openapi/print.ts'

/** Writes docs/openapi.json, the published reference, from the contract. */
const path = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))
writeFileSync(path, printJson(await openApi()))
process.stdout.write(`wrote ${path}\n`)
