import * as z from 'zod/mini'
import { type BrandPack, brandPack } from './brand.ts'

const parse = (text: string, path: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * The brand pack that a file holds. `id`: the folder it stands in.
 * @throws Error that names the file, each field that is wrong, and what it has to be.
 */
export const readBrandPack = (text: string, { path, id }: { readonly path: string; readonly id: string }): BrandPack => {
  const read = brandPack.safeParse(parse(text, path), { error: z.locales.en().localeError })
  const issues = read.success ? [] : read.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`)
  if (read.success && read.data.id !== id) issues.push(`id: must be "${id}", the name of its folder`)
  if (!read.success || issues.length > 0) throw new Error(`${path} is wrong:\n${issues.map((issue) => `  ${issue}`).join('\n')}`)
  return read.data
}
