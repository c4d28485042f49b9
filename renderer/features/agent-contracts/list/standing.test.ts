import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const FROM = '2026-11-23T17:00:00.000Z'
const TO = '2026-11-30T17:00:00.000Z'
const [before, within, after] = ['2026-11-22T00:00:00Z', '2026-11-25T00:00:00Z', '2026-12-02T00:00:00Z'].map((at) => Date.parse(at)) as [
  number,
  number,
  number,
]

it('says of an agreed contract that it starts, until it does', () => {
  const agreed = { state: 'ACTIVE', from: FROM, to: null } as const
  expect(standingOf(agreed, before)).toEqual({ standing: 'COMING', until: FROM })
  expect(standingOf(agreed, Date.parse(FROM))).toEqual({ standing: 'ACTIVE', until: undefined })
  expect(standingOf(agreed, within)).toEqual({ standing: 'ACTIVE', until: undefined })
})

it('says of one whose end is agreed, or which another replaces, when it ends, and that it did', () => {
  for (const state of ['ENDED', 'SUPERSEDED'] as const) {
    const ending = { state, from: FROM, to: TO }
    expect(standingOf(ending, before)).toEqual({ standing: 'COMING', until: FROM })
    expect(standingOf(ending, within)).toEqual({ standing: 'ENDING', until: TO })
    expect(standingOf(ending, after)).toEqual({ standing: state, until: undefined })
    // It never began.
    expect(standingOf({ ...ending, to: FROM }, before)).toEqual({ standing: 'NEVER', until: undefined })
  }
})

it('says of every other what its state says', () => {
  for (const state of ['OFFERED', 'DECLINED', 'EXPIRED'] as const)
    expect(standingOf({ state, from: null, to: null }, within)).toEqual({ standing: state, until: undefined })
  expect(standingOf({ state: 'TERMINATION_REQUESTED', from: FROM, to: null }, within).standing).toBe('TERMINATION_REQUESTED')
})
