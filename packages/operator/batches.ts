/** So much of a call's body may be taken up by one list; the gateway takes 64 kB. */
const MOST_BYTES = 48_000

/** A list in parts, in order, each small enough for a call and of at most so many items. */
export const batches = <Item>(items: readonly Item[], most: number): Item[][] => {
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1
    const part = parts.at(-1)
    if (part && part.length < most && bytes <= room) {
      part.push(item)
      room -= bytes
    } else {
      parts.push([item])
      room = MOST_BYTES - bytes
    }
  }
  return parts
}
