import { teamMembers } from '@portico/contract/agent/calls'
import { describe, expect, it } from 'vitest'
import { membersQuestion } from '../overview/members-question.ts'
import { COLUMN_RULES, readView, viewAddress } from './view.ts'

const TODAY = '2026-11-21'
const SAVED =
  'scope=DIRECT&from=2026-10-01&to=2026-10-31&find=lan&active=1&opened=1&sort=balance&order=asc&cols=balance,profit,state&pin=profit&look=roomy&page=3'

/** Repeatable, so that a view that breaks the page breaks it again. */
const makeRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const PIECES = [
  '%',
  '&',
  '=',
  ',',
  'cols=',
  '__proto__',
  'constructor',
  '%00',
  '\u0000',
  '🀄',
  '-1',
  '9'.repeat(40),
  'null',
  '"',
  '../',
  '2026-02-31',
]

/** A view as an older or a newer version, another page or a fault might have left it. */
const mutated = (seed: number): string => {
  const random = makeRandom(seed)
  let text = SAVED
  for (let count = 1 + random(6); count > 0; count -= 1) {
    const at = random(text.length + 1)
    const piece = PIECES[random(PIECES.length)]!
    const ways = [
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + random(8)),
      () => text.slice(0, at),
      () => `${text}&${text.slice(at)}`,
      () => text.split('&').toReversed().join('&'),
    ]
    text = ways[random(ways.length)]!()
  }
  return text
}

describe('trap IV.e 13: a saved view of another version', () => {
  it('of today comes back as it was, but for the place and what stood open over it', () => {
    expect(decodeURIComponent(viewAddress(`${SAVED}&rows=BETS&account=linh88`, TODAY))).toBe(SAVED.replace('&page=3', ''))
  })

  it.each(Array.from({ length: 50 }, (_, index) => index + 1))('opens the page with what it still understands (mutation %i)', (seed) => {
    const address = viewAddress(mutated(seed), TODAY)
    const view = readView(new URLSearchParams(address), TODAY)
    // Read again it is itself, the gateway takes what it asks for, and the table has columns of its own.
    expect(viewAddress(address, TODAY)).toBe(address)
    expect(teamMembers.request.safeParse({ ...membersQuestion(view), pageNo: view.page, pageSize: 20 }).success).toBe(true)
    expect(view.layout.columns.length).toBeGreaterThan(0)
    expect(view.layout.columns.filter((id) => !COLUMN_RULES.all.includes(id))).toEqual([])
    expect(new Set(view.layout.columns).size).toBe(view.layout.columns.length)
  })
})
