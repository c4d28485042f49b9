import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import { Failure } from '../failure.ts'

export const TITLE_MAX = 200

/** The message to the operator about a field that cannot be published. */
export const wrongField = (field: string, rule: string, bounds: { max?: number } = {}): Failure =>
  new Failure('INVALID_REQUEST', { message: `${field}: ${rule}`, fields: { [field]: { rule, ...bounds } } })

/**
 * Checks texts that readers are shown: at least one language, all of them the brand's; but for the content, neither blank nor long.
 * @throws Failure INVALID_REQUEST naming the field
 */
export const checkTexts = (texts: Readonly<Record<string, Localized>>, brand: BrandPack): void => {
  const languages = new Set(brand.languages.map(({ code }) => code))
  for (const [field, each] of Object.entries(texts)) {
    const codes = Object.keys(each)
    if (codes.length === 0) throw wrongField(field, 'required')
    const foreign = codes.find((code) => !languages.has(code))
    if (foreign) throw wrongField(`${field}.${foreign}`, 'language-unknown')
    if (field === 'content') continue
    for (const [code, text] of Object.entries(each)) {
      if (text.trim() === '') throw wrongField(`${field}.${code}`, 'required')
      if (text.length > TITLE_MAX) throw wrongField(`${field}.${code}`, 'length', { max: TITLE_MAX })
    }
  }
}
