import type { Game } from '@portico/contract/catalogue/shapes'

/** The flag is inverted: 0 means that the free trial is offered [LOBBY-12]. */
export const offersTrial = ({ supportPlay }: Pick<Game, 'supportPlay'>): boolean => supportPlay === 0

/** Pairs for the winner board, highest first [LOBBY-15]. */
export const slidesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, index * size + size))
