import { en, type TextKey, type Texts } from './en.ts'
import { vi } from './vi.ts'

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

export const localeOf = (language: string): 'en' | 'vi' => (/^vi\b/i.test(language) ? 'vi' : 'en')

export const sayIn = (locale: 'en' | 'vi'): Say => {
  const texts: Texts = locale === 'vi' ? vi : en
  return (key, values = {}) => texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

export const isText = (key: string): key is TextKey => key in en
