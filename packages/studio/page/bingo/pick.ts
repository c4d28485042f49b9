import { type Card, cardFrom } from '../../games/bingo/card.ts'

const WORDS = 2 ** 32

/** A number below n of the browser's own chance, each as likely. */
const below = async (n: number): Promise<number> => {
  const even = WORDS - (WORDS % n)
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (word < even) return word % n
  }
}

/** A card that the player's own browser picks: the studio has no part in it. */
export const pickCard = (): Promise<Card> => cardFrom(below)
