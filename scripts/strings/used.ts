import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { sourceFiles } from '../lib/sources.ts'
import { CLIENT, namespacesIn, ownTexts, SOURCE } from './files.ts'
import { withoutForm } from './plurals.ts'

/** Code that shows texts; tests name keys too, which does not use them. */
const READERS = /^(renderer|main|packages\/(contract|lottery)|scripts\/site)\//
const TEST = /\.test\.tsx?$|\/testing?\//
/** A string that may be a key, with or without a namespace before a colon. */
const LITERAL = /['"`:]([\w-]+(?:\.[\w-]+)*)(?=['"`])/g
const TEMPLATE = /[`:]((?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}(?:[\w.-]|\$\{[^}]*\})*)`/g
const HOLE = /\$\{[^}]*\}/

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

interface NamedKeys {
  readonly exact: ReadonlySet<string>
  /** Keys that are put together, as `page.${name}`. */
  readonly patterns: readonly RegExp[]
}

/** What may be a key in a source text. */
export const namedIn = (source: string): NamedKeys => ({
  exact: new Set([...source.matchAll(LITERAL)].map(([, key]) => key!)),
  patterns: [...source.matchAll(TEMPLATE)]
    .map(([, template]) => template!.split(HOLE))
    // Without a fixed part it would name every key.
    .filter((parts) => parts.some((part) => /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`)),
})

/** Whether a key of two parts is put together from variables alone, in a group that the code names. */
const isAssembled = (key: string, exact: ReadonlySet<string>): boolean => {
  const [group = '', ...rest] = key.split('.')
  return rest.length === 1 && exact.has(group)
}

/** Property names: main reads its texts as objects, by their names. */
const propertiesIn = (source: string): ReadonlySet<string> => new Set([...source.matchAll(/[.{,]\s*(\w+)/g)].map(([, name]) => name!))

/** Namespaces whose keys are codes of the contract, all of which can come. */
const BY_CODE = new Set(['errors'])

/** Keys of the source language that no code seems to ask for, as `namespace:key`. Keys put together in variables are not seen: look before you delete one. */
export const unusedKeys = (): readonly string[] => {
  const sources = sourceFiles()
    .map(({ path }) => path)
    .filter((path) => READERS.test(path) && !TEST.test(path))
    .map((path) => readFileSync(inRoot(path), 'utf8'))
  const named = sources.map(namedIn)
  const exact = new Set(named.flatMap((each) => [...each.exact]))
  const patterns = named.flatMap((each) => each.patterns)
  const properties = new Set(sources.flatMap((source) => [...propertiesIn(source)]))
  const isUsed = (namespace: string, key: string): boolean => {
    if (namespace === CLIENT) return key.split('.').every((part) => properties.has(part) || exact.has(part))
    const base = withoutForm(key)
    return exact.has(base) || exact.has(key) || isAssembled(base, exact) || patterns.some((each) => each.test(base) || each.test(key))
  }
  return namespacesIn()
    .filter((namespace) => !BY_CODE.has(namespace))
    .flatMap((namespace) =>
      [...ownTexts(SOURCE, namespace).keys()].filter((key) => !isUsed(namespace, key)).map((key) => `${namespace}:${key}`),
    )
}
