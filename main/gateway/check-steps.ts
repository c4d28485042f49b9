/**
 * Where the check of a line stands. `asking`: the line alone is asked. `racing`: the others are asked beside it. `spare`: one of them is
 * ready. `alone`: none is. `waiting`: the line has had its time, and none is ready yet. `left`: the line failed, and the others are asked.
 */
export const PHASES = ['asking', 'racing', 'spare', 'alone', 'waiting', 'left', 'over'] as const
export type Phase = (typeof PHASES)[number]

/**
 * `headStart` and `outrun`: so much time has passed. `good` and `bad`: what became of the line. `found` and `none`: what became of the
 * race of the others.
 */
export const EVENTS = ['headStart', 'outrun', 'good', 'bad', 'found', 'none'] as const
export type CheckEvent = (typeof EVENTS)[number]

/** `race` asks the others, `giveUp` waits for the line no more, `switching` says so, `end` answers what was found. */
export type Effect = 'race' | 'giveUp' | 'switching' | 'end'

interface Step {
  readonly to: Phase
  readonly effects: readonly Effect[]
}

const step = (to: Phase, ...effects: readonly Effect[]): Step => ({ to, effects })

/** What is not in the table changes nothing: it comes too late. */
const STEPS: Readonly<Record<Phase, Partial<Readonly<Record<CheckEvent, Step>>>>> = {
  asking: {
    headStart: step('racing', 'race'),
    good: step('over', 'end'),
    bad: step('left', 'switching', 'race'),
  },
  racing: {
    outrun: step('waiting'),
    good: step('over', 'end'),
    bad: step('left', 'switching'),
    found: step('spare'),
    none: step('alone'),
  },
  spare: {
    outrun: step('spare', 'giveUp'),
    good: step('over', 'end'),
    bad: step('over', 'switching', 'end'),
  },
  alone: {
    good: step('over', 'end'),
    bad: step('over', 'switching', 'end'),
  },
  waiting: {
    good: step('over', 'end'),
    bad: step('left', 'switching'),
    found: step('spare', 'giveUp'),
    none: step('alone'),
  },
  left: {
    found: step('over', 'end'),
    none: step('over', 'end'),
  },
  over: {},
}

/** The phase after an event, and what has to be done, in this order. */
export const stepOf = (phase: Phase, event: CheckEvent): Step => STEPS[phase][event] ?? step(phase)
