import { reading } from '@portico/contract/events'
import type { Listener } from './connection.ts'

/** Which of these chat rooms a member may read now. */
export type ReadableRooms = (memberId: string, rooms: readonly string[]) => Promise<readonly string[]>

const roomsIn = (text: string): readonly string[] | undefined => {
  try {
    return reading.safeParse(JSON.parse(text)).data?.rooms
  } catch {
    return undefined
  }
}

/** The chat rooms that one socket wishes to read, and of those the ones that it may. One question is under way at a time, the last wish counts. */
export const createReading = ({ memberId }: Listener, readable: ReadableRooms, failed: (error: unknown) => void) => {
  let rooms: readonly string[] = []
  let read: (rooms: readonly string[]) => void = () => undefined
  let turns = 0
  let answered = 0
  let busy = false

  const ask = async (): Promise<void> => {
    busy = true
    try {
      while (answered < turns) {
        const turn = turns
        const allowed = memberId === null || rooms.length === 0 ? [] : await readable(memberId, rooms)
        answered = turn
        // What was asked since may be answered otherwise.
        if (turn === turns) read(allowed)
      }
    } finally {
      busy = false
    }
  }
  const again = (): void => {
    turns += 1
    if (!busy) void ask().catch(failed)
  }

  return {
    /** From now on wishes are granted by this. */
    start: (grant: typeof read): void => void (read = grant),
    /** What the socket says; what is no wish is passed over. */
    wish: (text: string): void => {
      const wished = roomsIn(text)
      if (!wished) return
      rooms = wished
      again()
    },
    /** What the member may is looked up again. */
    again,
  }
}
