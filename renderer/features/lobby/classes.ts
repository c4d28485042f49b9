import type { GameType } from '@portico/contract/catalogue/shapes'

interface Class {
  readonly key: string
  readonly displayName: string
}

/** Bingo among the slots is only for readers of this language [LOBBY-17]. */
const ONLY_FOR: Readonly<Record<string, string>> = { BG: 'TY' }

/**
 * The classes a type's menu offers besides All, which makes two items of one class; none for fish [LOBBY-10].
 * @param language the gateway's code of the reader's language
 */
export const classMenu = <C extends Class>(type: GameType, classes: readonly C[], language: string): readonly C[] => {
  if (type === 'FISH') return []
  return classes.filter(({ key }) => (ONLY_FOR[key] ?? language) === language)
}
