import type { BrandPack } from '@portico/contract/kit/brand'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Localized } from '@portico/contract/kit/wire'
import { shownText } from './shown-text.ts'

export type Faults = Record<string, FieldFailure>

/** What is wrong with a text that an operator wrote in languages of the brand, `most` characters long in each; by field and language. */
export const textFaults = (field: string, most: number, texts: Localized, { languages }: Pick<BrandPack, 'languages'>): Faults => {
  const faults: Faults = Object.keys(texts).length === 0 ? { [field]: { rule: 'required' } } : {}
  for (const [code, text] of Object.entries(texts)) {
    const at = `${field}.${code}`
    if (!languages.some((language) => language.code === code)) faults[at] = { rule: 'language-unknown' }
    else if (text.trim() === '') faults[at] = { rule: 'required' }
    else if (text.length > most) faults[at] = { rule: 'length', max: most }
    else if (shownText(text) !== text.trim()) faults[at] = { rule: 'characters' }
  }
  return faults
}
