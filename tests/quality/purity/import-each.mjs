// node import-each.mjs file ...: imports modules one after the other, under an electron that only watches, and prints as
// JSON what each import did besides defining things.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const files = process.argv.slice(2)
const IMPORTED = /import (?!type\b)\{([^}]*)\} from 'electron'/g
const names = new Set(
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  ),
)

const effects = []
const watching = (name) =>
  new Proxy(class {}, {
    get: (_target, member) => (typeof member === 'symbol' ? undefined : watching(`${name}.${member}`)),
    apply: () => effects.push(`calls ${name}`),
    construct: () => effects.push(`makes a ${name}`) && {},
  })
globalThis[Symbol.for('portico.watching')] = watching

const source = [
  `const watching = globalThis[Symbol.for('portico.watching')]`,
  ...[...names].map((name) => `export const ${name} = watching('${name}')`),
  `const electron = watching('electron')`,
  `export { electron as default, electron as 'module.exports' }`,
].join('\n')

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: 'watched:electron', format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => (url === 'watched:electron' ? { format: 'module', source, shortCircuit: true } : next(url, context)),
})

// What libraries do when they are imported is theirs, and what the standard streams open is Node's.
const PACKAGE = /^import (?!type\b).*?from '(?![./]|node:|@portico\/|electron'|virtual:)([^']+)'/gm
const packages = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PACKAGE)].map(([, name]) => name)))
packages.add('zod/mini')
for (const name of packages) await import(name)
void process.stdout
void process.stderr
effects.length = 0

const surroundings = () => ({
  globals: Reflect.ownKeys(globalThis).map(String),
  listeners: process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`),
  resources: process.getActiveResourcesInfo(),
})
const added = (before, after) => {
  const left = [...before]
  return after.filter((each) => !left.includes(each) || !left.splice(left.indexOf(each), 1))
}

const found = {}
for (const file of files) {
  const before = surroundings()
  await import(pathToFileURL(file).href).catch((error) => effects.push(`cannot be imported: ${error.message}`))
  const after = surroundings()
  for (const what of Object.keys(before)) effects.push(...added(before[what], after[what]).map((each) => `adds to ${what}: ${each}`))
  if (effects.length > 0) found[file] = effects.splice(0)
}
process.stdout.write(JSON.stringify(found))
