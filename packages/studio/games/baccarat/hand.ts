/** Cards are numbers: rank is the number mod 13 (0 the ace), suit the 13s within 52 (spade, heart, diamond, club). */
export const RANKS = 13
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const

export const rankOf = (card: number): number => card % RANKS
export const suitOf = (card: number): (typeof SUITS)[number] => SUITS[Math.floor(card / RANKS) % SUITS.length] ?? 'spade'

/** Tens and pictures count nothing, the ace one. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0) % 10

/** For each total of the banker up to 6, the player's third cards on which the banker draws. */
const BANKER_DRAWS_ON: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
]

export type Winner = 'player' | 'banker' | 'tie'

export interface Hand {
  /** Places within the drawn cards. */
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly winner: Winner
}

/** The hand that six cards make, of which it uses four to six: player, banker, player, banker, then the third cards. By points. */
export const handOf = (points: readonly number[]): Hand => {
  const at = (place: number): number => points[place] ?? 0
  const total = (places: readonly number[]) => sum(places.map(at))
  let player = [0, 2]
  let banker = [1, 3]
  const natural = total(player) >= 8 || total(banker) >= 8
  if (!natural) {
    const bankers = total(banker)
    if (total(player) <= 5) {
      player = [...player, 4]
      if (BANKER_DRAWS_ON[bankers]?.includes(at(4))) banker = [...banker, 5]
    } else if (bankers <= 5) banker = [...banker, 4]
  }
  const playerTotal = total(player)
  const bankerTotal = total(banker)
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'
  return { player, banker, playerTotal, bankerTotal, winner }
}
