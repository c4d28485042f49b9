import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { sourceFiles } from '../lib/sources.ts'
import { findingsIn } from './check.ts'

/** Checks every import of the repository against the table of layers: `npm run walls`. */
const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))
const findings = files.flatMap(({ path }) => findingsIn(path, readFileSync(inRoot(path), 'utf8')))
for (const { path, line, specifier, message } of findings) console.error(`${path}:${line} imports ${specifier}\n  ${message}`)
console.log(`${files.length} files, ${findings.length} imports through walls`)
process.exitCode = findings.length === 0 ? 0 : 1
