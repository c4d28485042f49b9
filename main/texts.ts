import en from '../locales/en/client.json' with { type: 'json' }
import vi from '../locales/vi/client.json' with { type: 'json' }

/** The client's own texts: tray, notifications, native dialogs and the crash page. Everything else is the renderer's. */
export type Texts = typeof en

const LOCALES: Readonly<Record<string, Texts>> = { en, vi }

/** The texts for a language tag such as `vi-VN`; English where there are none. */
export const textsOf = (tag: string): Texts => LOCALES[tag.toLowerCase().split('-')[0] ?? ''] ?? en

/** Puts values into the holes of a text, `{{brand}}` and the like. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))
