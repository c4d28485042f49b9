import { APP_ORIGIN } from '@portico/contract/desktop/names'
import { fill, languageOfTexts, textsOf } from '../texts.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'

/** The Content-Security-Policy that the crash page is sent with. */
export const crashPagePolicy = plainPagePolicy

/** What stands at `CRASH_PAGE`: says what happened and leads back to the start. `language` is a tag such as `vi-VN`. */
export const crashPage = (language: string, brandName: string): string => {
  const { crash } = textsOf(language)
  const say = (text: string): string => fill(text, { brand: brandName })
  return plainPage({
    language: languageOfTexts(language),
    title: say(crash.title),
    paragraphs: [crash.lead, crash.kept, crash.then].map(say),
    link: { to: `${APP_ORIGIN}/`, text: say(crash.again) },
  })
}
