import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { sourceFiles } from '../lib/sources.ts'
import { findingsIn, graphOf } from './check.ts'
import { circlesIn } from './circles.ts'
import { importsOf } from './imports.ts'

/** Checks every import of the repository against the table of layers, and that none come back in a circle: `npm run walls`. */
const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))
const imports = new Map(files.map(({ path }) => [path, importsOf(path, readFileSync(inRoot(path), 'utf8'))]))
const findings = [...imports].flatMap(([path, named]) => findingsIn(path, named))
const circles = circlesIn(graphOf(imports))
for (const { path, line, specifier, message } of findings) console.error(`${path}:${line} imports ${specifier}\n  ${message}`)
for (const circle of circles)
  console.error(`${[...circle, circle[0]].join('\n  imports ')}\n  Move what they share, types too, into a file of its own.`)
console.log(`${files.length} files, ${findings.length} imports through walls, ${circles.length} circles`)
process.exitCode = findings.length + circles.length === 0 ? 0 : 1
