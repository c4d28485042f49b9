import { describe, expect, test } from 'vitest'
import { type CheckEvent, type Effect, EVENTS, type Phase, PHASES, stepOf } from './check-steps.ts'

/** What follows from the events, in order, and where they lead. */
const play = (events: readonly CheckEvent[]): readonly [Phase, ...Effect[]] => {
  let phase: Phase = 'asking'
  const effects: Effect[] = []
  for (const event of events) {
    const step = stepOf(phase, event)
    phase = step.to
    effects.push(...step.effects)
  }
  return [phase, ...effects]
}

/** Every way through a check, up to its end or to where it waits for an answer. */
const WAYS: readonly (readonly [string, readonly CheckEvent[], readonly [Phase, ...Effect[]]])[] = [
  ['an answer at once asks nobody else', ['good'], ['over', 'end']],
  ['a failure at once asks the others', ['bad'], ['left', 'switching', 'race']],
  ['and takes one that answers', ['bad', 'found'], ['over', 'switching', 'race', 'end']],
  ['or finds all down', ['bad', 'none'], ['over', 'switching', 'race', 'end']],
  ['a slow line has another got ready', ['headStart'], ['racing', 'race']],
  ['and is kept when it answers first', ['headStart', 'good'], ['over', 'race', 'end']],
  ['and is kept when it answers after another, in its time', ['headStart', 'found', 'good'], ['over', 'race', 'end']],
  ['and is left at once when it fails after another answered', ['headStart', 'found', 'bad'], ['over', 'race', 'switching', 'end']],
  ['and waits for another when it fails first', ['headStart', 'bad', 'found'], ['over', 'race', 'switching', 'end']],
  ['whose time is over goes when another is ready', ['headStart', 'found', 'outrun'], ['spare', 'race', 'giveUp']],
  ['or as soon as one is', ['headStart', 'outrun', 'found'], ['spare', 'race', 'giveUp']],
  ['and then has failed', ['headStart', 'outrun', 'found', 'bad'], ['over', 'race', 'giveUp', 'switching', 'end']],
  ['unless a call was answered over it', ['headStart', 'outrun', 'found', 'good'], ['over', 'race', 'giveUp', 'end']],
  ['and may answer as late as it likes while none is ready', ['headStart', 'outrun', 'good'], ['over', 'race', 'end']],
  ['or fail while the others are asked', ['headStart', 'outrun', 'bad', 'none'], ['over', 'race', 'switching', 'end']],
  ['with all others down it has all the time', ['headStart', 'none', 'outrun', 'good'], ['over', 'race', 'end']],
  ['also when they fail late', ['headStart', 'outrun', 'none', 'good'], ['over', 'race', 'end']],
  ['until it fails too', ['headStart', 'none', 'outrun', 'bad'], ['over', 'race', 'switching', 'end']],
]

describe('the check of a line', () => {
  test.each(WAYS)('%s', (_, events, outcome) => expect(play(events)).toEqual(outcome))

  test('tries every step of the table that does something', () => {
    const tried = new Set<string>()
    for (const [, events] of WAYS) events.forEach((event, index) => tried.add(`${play(events.slice(0, index))[0]} ${event}`))
    const all = PHASES.flatMap((phase) =>
      EVENTS.filter((event) => {
        const { to, effects } = stepOf(phase, event)
        return to !== phase || effects.length > 0
      }).map((event) => `${phase} ${event}`),
    )
    expect(all.filter((step) => !tried.has(step))).toEqual([])
  })

  test('ends once, and nothing that comes later changes it', () => {
    for (const event of EVENTS) expect(stepOf('over', event)).toEqual({ to: 'over', effects: [] })
  })
})
