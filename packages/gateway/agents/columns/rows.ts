/** What some of a team did on a day by one kind of game: their places in its directory, and a column of each sum. */
export interface Rows {
  readonly gameType: string
  readonly places: Int32Array
  readonly sums: readonly BigInt64Array[]
}

/** Those rows alone whose places a condition holds of. */
export const rowsWhere = ({ gameType, places, sums }: Rows, is: (place: number) => boolean): Rows => {
  let many = 0
  for (let n = 0; n < places.length; n += 1) if (is(places[n]!)) many += 1
  if (many === places.length) return { gameType, places, sums }
  const own = new Int32Array(many)
  const ownSums = sums.map(() => new BigInt64Array(own.length))
  let at = 0
  for (let n = 0; n < places.length; n += 1) {
    if (!is(places[n]!)) continue
    own[at] = places[n]!
    for (let column = 0; column < sums.length; column += 1) ownSums[column]![at] = sums[column]![n]!
    at += 1
  }
  return { gameType, places: own, sums: ownSums }
}
