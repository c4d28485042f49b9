import en from '../locales/en/client.json' with { type: 'json' }

/** The client's own texts: tray, notifications, native dialogs and the crash page. Everything else is the renderer's. */
export type Texts = typeof en

/** By the path of their file. */
const all = (): Readonly<Record<string, Texts>> => import.meta.glob<Texts>('../locales/*/client.json', { eager: true, import: 'default' })

/** The locale of a language tag: `zh-Hant` for `zh-Hant-TW`, `vi` for `vi-VN`; none where nobody has translated it. */
const localeOf = (tag: string): string | undefined => {
  const parts = tag.split('-')
  return [parts.slice(0, 2).join('-'), parts[0]!.toLowerCase()].find((locale) => `../locales/${locale}/client.json` in all())
}

/** The texts for a language tag such as `vi-VN`; English where there are none. */
export const textsOf = (tag: string): Texts => all()[`../locales/${localeOf(tag) ?? 'en'}/client.json`] ?? en

/** The language that `textsOf` answers in, for `lang`. */
export const languageOfTexts = (tag: string): string => (localeOf(tag) ? tag : 'en')

/** Puts values into the holes of a text, `{{brand}}` and the like. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))
