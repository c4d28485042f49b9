import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../lib/root.ts'
import { withFallback } from './fallback.ts'
import { flatten, type FlatTexts, nest, type Texts } from './tree.ts'

/** The language that every key is written in first. */
export const SOURCE = 'en'
/** Languages that have every text with every change; the others fall back to English key by key. */
export const REQUIRED = ['en', 'vi'] as const
/** The desktop client's own texts, which main bundles; every other namespace is the renderer's. */
export const CLIENT = 'client'

export const LOCALES = inRoot('locales')

/** The languages there are texts in. */
export const localesIn = (folder = LOCALES): string[] => readdirSync(folder).toSorted()

/** The namespaces, one for each file of the source language. */
export const namespacesIn = (folder = LOCALES): string[] =>
  readdirSync(join(folder, SOURCE))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()

export const fileOf = (locale: string, namespace: string, folder = LOCALES): string => join(folder, locale, `${namespace}.json`)

/** What a language's own file says; nothing where it has none. */
export const ownTexts = (locale: string, namespace: string, folder = LOCALES): FlatTexts => {
  const path = fileOf(locale, namespace, folder)
  return existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8')) as Texts) : new Map()
}

/** What a language reads, the source's text for each key that it lacks. */
export const textsRead = (locale: string, namespace: string, folder = LOCALES): Texts =>
  nest(withFallback(locale, ownTexts(locale, namespace, folder), ownTexts(SOURCE, namespace, folder)))

/**
 * Whose file each of these languages loads: its own, or, where it has none, that of the first language that says in all forms it needs
 * the same to the letter. So what nobody has translated yet is carried once for languages that count alike.
 */
export const filesShared = (locales: readonly string[], namespace: string, folder = LOCALES): ReadonlyMap<string, string> => {
  const source = ownTexts(SOURCE, namespace, folder)
  const whole: [locale: string, texts: FlatTexts][] = [[SOURCE, withFallback(SOURCE, source, source)]]
  return new Map(
    locales.map((locale) => {
      if (existsSync(fileOf(locale, namespace, folder))) return [locale, locale]
      const texts = withFallback(locale, new Map(), source)
      const same = whole.find(([, others]) => [...texts].every(([key, text]) => others.get(key) === text))
      if (!same) whole.push([locale, texts])
      return [locale, same?.[0] ?? locale]
    }),
  )
}
