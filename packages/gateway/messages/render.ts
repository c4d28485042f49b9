import { type BrandPack, languageOf } from '@portico/contract/kit/brand'
import type { MessageChannel } from '../ports/message-provider.ts'
import { en } from './texts/en.ts'
import type { MessageTexts, MessageValues, Template } from './texts/text.ts'
import { vi } from './texts/vi.ts'

/** By the folder of a language's texts; a reader of any other is written to in English. */
const TEXTS: Readonly<Record<string, MessageTexts>> = { en, vi }

export interface RenderedMessage {
  /** BCP 47. */
  readonly language: string
  readonly subject: string | null
  readonly body: string
}

/** Whatever a value holds, it begins no line of its own: the last line of a code's message says for which site it is. */
const inLine = (value: string): string => value.replaceAll(/\p{Cc}+/gu, ' ')

/** A message's words. `language` is a gateway language code; `site` is the brand's own domain, whatever host was asked. */
export const renderMessage = <Name extends Template>(
  brand: BrandPack,
  { channel, template, values, language }: { channel: MessageChannel; template: Name; values: MessageValues[Name]; language: string },
): RenderedMessage => {
  const { locale, tag } = languageOf(brand, language)
  const { templates, purposes } = TEXTS[locale] ?? en
  const own = values as Readonly<Record<string, string>>
  const purpose = purposes[own['purpose'] as keyof typeof purposes]
  const all: Readonly<Record<string, string>> = { ...own, purpose, name: brand.name, site: brand.domains[0] ?? brand.id }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => inLine(all[name] ?? ''))
  const { subject, email, sms } = templates[template]
  return {
    language: TEXTS[locale] ? tag : 'en',
    subject: channel === 'EMAIL' ? filled(subject) : null,
    body: filled(channel === 'EMAIL' ? email : sms),
  }
}
