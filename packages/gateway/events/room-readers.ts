import * as z from 'zod/mini'
import type { BusEvent } from './bus.ts'

/** So long what is said in a room is gathered after a frame: a busy room costs its readers ten frames a second, not one for each message. */
export const GATHER_MS = 100
/** To so many readers a frame goes at once; whatever else the gateway does has its turn in between. */
export const SLICE = 100

type Happening = Pick<BusEvent, 'type' | 'data'>

interface Room<Reader> {
  readonly readers: Set<Reader>
  seq: number
  waiting: Happening[]
  /** A frame is on its way, or was until just now. */
  busy: boolean
}

/** Who reads which chat room at this instance. */
export interface RoomReaders<Reader> {
  /** Reads these rooms from now on, and no others; each new one is confirmed by a frame without events. */
  read(reader: Reader, rooms: readonly string[]): void
  /** Whether the reader read any. */
  leave(reader: Reader): boolean
  /** Something happened in the room that its data names. */
  deliver(event: Happening): void
}

const named = z.object({ room: z.string() })

/** `later` runs something after so many milliseconds; after none, as soon as everybody else has had a turn. */
export const createRoomReaders = <Reader>(
  send: (reader: Reader, frame: Buffer) => void,
  later: (run: () => void, ms: number) => void,
): RoomReaders<Reader> => {
  const rooms = new Map<string, Room<Reader>>()

  const roomOf = (code: string): Room<Reader> => {
    const room = rooms.get(code) ?? { readers: new Set(), seq: 0, waiting: [], busy: false }
    rooms.set(code, room)
    return room
  }
  const frame = (room: string, seq: number, events: readonly Happening[]): Buffer => Buffer.from(JSON.stringify({ room, seq, events }))

  /** Sends what waits, encoded once, and rests. */
  const flush = (code: string, room: Room<Reader>): void => {
    room.busy = room.waiting.length > 0
    if (!room.busy) return
    room.seq += 1
    const text = frame(
      code,
      room.seq,
      room.waiting.map(({ type, data }) => ({ type, data })),
    )
    room.waiting = []
    const readers = [...room.readers]
    const slice = (from: number): void => {
      for (const reader of readers.slice(from, from + SLICE)) if (room.readers.has(reader)) send(reader, text)
      if (from + SLICE < readers.length) later(() => slice(from + SLICE), 0)
      else later(() => flush(code, room), GATHER_MS)
    }
    slice(0)
  }

  return {
    read: (reader, wished) => {
      for (const [code, { readers }] of rooms) if (!wished.includes(code)) readers.delete(reader)
      for (const code of wished) {
        const room = roomOf(code)
        if (room.readers.has(reader)) continue
        room.readers.add(reader)
        send(reader, frame(code, room.seq, []))
      }
    },
    leave: (reader) => {
      let found = false
      for (const { readers } of rooms.values()) found = readers.delete(reader) || found
      return found
    },
    deliver: (event) => {
      const code = named.parse(event.data).room
      const room = rooms.get(code)
      if (!room || room.readers.size === 0) return
      room.waiting.push(event)
      if (!room.busy) flush(code, room)
    },
  }
}
