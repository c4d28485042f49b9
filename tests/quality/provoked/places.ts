import type { Place } from '../named-test.ts'

/** The test of a package that provokes a refusal; `name` is how it begins. */
export const at =
  (folder: string) =>
  (file: string, name: string): Place => [`packages/${folder}/${file}.test.ts`, name]

export const gateway = at('gateway')
export const operator = at('operator')
