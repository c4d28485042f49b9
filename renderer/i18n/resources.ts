import { strings } from 'virtual:strings'
import type { Resources } from './namespaces.ts'

export type { Resources } from './namespaces.ts'
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

const SOURCE = 'en'

/** The locale that a reader is given: their own, or English where nobody has translated anything [CHROME-10]. */
export const localeRead = (locale: string): string => (`${locale}/common` in strings ? locale : SOURCE)

/**
 * Loads one namespace of one locale; each is a chunk of its own. The build has put the English text into it wherever the locale has none.
 * @throws Error for a namespace that does not exist.
 */
export const loadNamespace = async (locale: string, namespace: string): Promise<Record<string, unknown>> => {
  const load = strings[`${locale}/${namespace}`]
  if (!load) throw new Error(`no strings for ${locale}/${namespace}`)
  return (await load()).default
}
