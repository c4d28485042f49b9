import { beforeEach, describe, expect, test } from 'vitest'
import { createRoomReaders, GATHER_MS, type RoomReaders, SLICE } from './room-readers.ts'

interface Frame {
  readonly room: string
  readonly seq: number
  readonly events: readonly { readonly data: { readonly id: number } }[]
}

let due: { readonly run: () => void; readonly ms: number }[]
let sent: [reader: number, frame: Buffer][]
let rooms: RoomReaders<number>
beforeEach(() => {
  due = []
  sent = []
  rooms = createRoomReaders<number>(
    (reader, frame) => void sent.push([reader, frame]),
    (run, ms) => void due.push({ run, ms }),
  )
})

const say = (room: string, id: number) => rooms.deliver({ type: 'room.said', data: { room, id } })
const pass = () => due.shift()!.run()
/** What a reader was sent: its room, its count and which messages. */
const transcript = (reader: number) =>
  sent
    .filter(([to]) => to === reader)
    .map(([, text]) => JSON.parse(text.toString()) as Frame)
    .map(({ room, seq, events }) => [room, seq, events.map(({ data }) => data.id)])

describe('the readers of chat rooms [CONTENT-06]', () => {
  test('are told of their own room alone, from when they came in until they leave', () => {
    rooms.read(1, ['EN'])
    rooms.read(2, ['TY'])
    say('EN', 1)
    say('TY', 2)
    rooms.read(1, ['TY'])
    while (due.length > 0) pass()
    say('EN', 3)
    say('TY', 4)
    expect([rooms.leave(2), rooms.leave(2)]).toEqual([true, false])
    while (due.length > 0) pass()
    say('TY', 5)
    expect(transcript(1)).toEqual([
      ['EN', 0, []],
      ['EN', 1, [1]],
      ['TY', 1, []],
      ['TY', 2, [4]],
      ['TY', 3, [5]],
    ])
    expect(transcript(2)).toEqual([
      ['TY', 0, []],
      ['TY', 1, [2]],
      ['TY', 2, [4]],
    ])
  })

  test('have the first message at once, and in one frame what was said while they rest, encoded once for all', () => {
    for (const reader of [1, 2]) rooms.read(reader, ['EN'])
    sent = []
    for (const id of [1, 2, 3, 4]) say('EN', id)
    expect(transcript(1)).toEqual([['EN', 1, [1]]])
    expect(due.map(({ ms }) => ms)).toEqual([GATHER_MS])
    pass()
    expect(transcript(2)).toEqual([
      ['EN', 1, [1]],
      ['EN', 2, [2, 3, 4]],
    ])
    pass()
    expect(due).toEqual([])
    const frames = sent.map(([, text]) => text)
    expect(new Set(frames).size).toBe(2)
    say('EN', 5)
    expect(transcript(1).at(-1)).toEqual(['EN', 3, [5]])
  })

  test('leave time for everybody else between slices, and who leaves meanwhile is told nothing more', () => {
    for (let reader = 0; reader < 2 * SLICE + 1; reader++) rooms.read(reader, ['EN'])
    sent = []
    say('EN', 1)
    expect([sent.length, due.map(({ ms }) => ms)]).toEqual([SLICE, [0]])
    rooms.leave(SLICE)
    say('EN', 2)
    pass()
    expect(sent.length).toBe(2 * SLICE - 1)
    pass()
    expect(transcript(SLICE)).toEqual([])
    expect(transcript(2 * SLICE)).toEqual([['EN', 1, [1]]])
    while (due.length > 0) pass()
    expect(transcript(2 * SLICE)).toEqual([
      ['EN', 1, [1]],
      ['EN', 2, [2]],
    ])
  })

  test('who comes back in the middle of a frame is not given it as news', () => {
    for (let reader = 0; reader < SLICE + 1; reader++) rooms.read(reader, ['EN'])
    say('EN', 1)
    rooms.leave(SLICE)
    sent = []
    rooms.read(SLICE, ['EN'])
    pass()
    // The count of the first frame is the second's: it is passed over, and fetched.
    expect(transcript(SLICE)).toEqual([
      ['EN', 1, []],
      ['EN', 1, [1]],
    ])
  })
})
