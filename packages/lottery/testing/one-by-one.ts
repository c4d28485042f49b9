import { expect } from 'vitest'
import type { Draw } from '../drawn.ts'
import type { Play, Reading, Rules } from '../play.ts'
import { Refusal } from '../refusal.ts'

/** The reading, or undefined where nothing is chosen. */
export const readingOf = (play: Play, selection: unknown): Reading | undefined => {
  try {
    return play.read(selection)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'EMPTY_SELECTION') return undefined
    throw error
  }
}

/** Checks count and hits, which come from the structure of a selection, against its notes judged one by one. */
export const expectOneByOne = (play: Play, reading: Reading, draw: Draw, rules: Rules): void => {
  const notes = [...reading.notes()]
  expect(reading.count).toBe(notes.length)
  expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(notes.length)
  const oneByOne: Record<string, number> = {}
  for (const note of notes) {
    const tier = play.judge(note, draw, rules)
    if (tier) oneByOne[tier] = (oneByOne[tier] ?? 0) + 1
  }
  const hits = Object.entries(reading.hits(draw, rules)).filter(([, count]) => count > 0)
  expect(Object.fromEntries(hits)).toEqual(oneByOne)
}
