import en from '../locales/en/client.json' with { type: 'json' }
import vi from '../locales/vi/client.json' with { type: 'json' }

/** The client's own texts: tray, notifications, native dialogs and the crash page. Everything else is the renderer's. */
export type Texts = typeof en

const LOCALES: Readonly<Record<string, Texts>> = { en, vi }

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** The texts for a language tag such as `vi-VN`; English where there are none. */
export const textsOf = (tag: string): Texts => LOCALES[baseOf(tag)] ?? en

/** The language that `textsOf` answers in, for `lang`. */
export const languageOfTexts = (tag: string): string => (Object.hasOwn(LOCALES, baseOf(tag)) ? tag : 'en')

/** Puts values into the holes of a text, `{{brand}}` and the like. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))
