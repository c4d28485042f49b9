import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IMPORTS = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g

/** Bytes of a built client's main: what is evaluated at the start, and what is imported when first needed. */
export interface MainWeight {
  readonly start: number
  readonly later: number
}

/** Weighs main in the client built into `folder`. @throws Error when there is none. */
export const weighMain = (folder: string): MainWeight => {
  const main = join(folder, 'main')
  if (!existsSync(join(main, 'index.js'))) throw new Error('There is no built desktop client; run npm run build:desktop')
  const start = new Set<string>()
  const visit = (file: string): void => {
    if (start.has(file)) return
    start.add(file)
    for (const [, next = ''] of readFileSync(join(main, file), 'utf8').matchAll(IMPORTS)) visit(next)
  }
  visit('index.js')
  const weigh = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(join(main, file)).size, 0)
  return { start: weigh([...start]), later: weigh(readdirSync(main).filter((file) => !start.has(file))) }
}
