/** The languages that Chromium has words of its own in: for validation bubbles, date and file fields, media and dialogs. */
const CHROMIUM = `af am ar bg bn ca cs da de el en-GB en-US es es-419 et fa fi fil fr gu he hi hr hu id it ja kn ko lt lv ml mr ms nb nl pl
  pt-BR pt-PT ro ru sk sl sr sv sw ta te th tr uk ur vi zh-CN zh-TW`.split(/\s+/)

/** Where Chromium's name for a language is not how its tag begins. */
const NAMES: Readonly<Record<string, string>> = { en: 'en-US', no: 'nb', pt: 'pt-BR', tl: 'fil', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' }

const localeOf = (tag: string): string | undefined => {
  const { language, script, region } = new Intl.Locale(tag).maximize()
  const candidates = [`${language}-${region}`, NAMES[`${language}-${script}`], NAMES[language], language]
  return candidates.find((name) => name !== undefined && CHROMIUM.includes(name))
}

/**
 * The files of Chromium's words that a client needs for its languages, by their tags. English is always among them: it is what
 * Chromium falls back to, as for Khmer, in which it has none.
 */
export const chromiumLocales = (tags: readonly string[]): string[] => [...new Set(['en-US', ...tags.flatMap((tag) => localeOf(tag) ?? [])])]
