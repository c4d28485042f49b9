import type { TargetId } from '../../games/reef/targets.ts'

/** How long fish stand at one place where motion is unwanted. */
export const STAND_MS = 6000
/** How long one that comes back takes from the edge to its way. */
const RETURN_MS = 1800

/** One that swims in the sea: on which way, how fast, how large. */
export interface Swimmer {
  readonly target: TargetId
  /** Ends of its way, as shares of the sea's width. */
  readonly from: number
  readonly to: number
  /** Its depth, as a share of the sea's height, and how far it strays from it. */
  readonly depth: number
  readonly sway: number
  /** From one end to the other and back. */
  readonly period: number
  /** Where on its way it begins, of one. */
  readonly phase: number
  /** Width of the drawing in a sea of 748 px height. */
  readonly width: number
  /** Others of its kind beside it, as shifts in its own width and height. */
  readonly school: readonly (readonly [number, number])[]
}

export const SWIMMERS: readonly Swimmer[] = [
  {
    target: 'minnow',
    from: 0.1,
    to: 0.4,
    depth: 0.37,
    sway: 0.02,
    period: 34_000,
    phase: 0.3,
    width: 60,
    school: [
      [1.05, -0.8],
      [1.35, 0.9],
    ],
  },
  { target: 'tang', from: 0.4, to: 0.72, depth: 0.27, sway: 0.03, period: 38_000, phase: 0.1, width: 92, school: [] },
  { target: 'bass', from: 0.2, to: 0.74, depth: 0.17, sway: 0.02, period: 58_000, phase: 0.62, width: 168, school: [] },
  { target: 'turtle', from: 0.16, to: 0.62, depth: 0.5, sway: 0.025, period: 76_000, phase: 0.85, width: 178, school: [] },
  { target: 'jelly', from: 0.42, to: 0.5, depth: 0.63, sway: 0.07, period: 46_000, phase: 0.4, width: 92, school: [] },
  { target: 'tang', from: 0.56, to: 0.92, depth: 0.55, sway: 0.03, period: 42_000, phase: 0.7, width: 84, school: [] },
  { target: 'lanternfish', from: 0.52, to: 0.94, depth: 0.69, sway: 0.02, period: 50_000, phase: 0.25, width: 122, school: [] },
  { target: 'minnow', from: 0.54, to: 0.8, depth: 0.79, sway: 0.015, period: 30_000, phase: 0.5, width: 58, school: [[1.1, 0.8]] },
  { target: 'lanternfish', from: 0.08, to: 0.4, depth: 0.66, sway: 0.02, period: 44_000, phase: 0.55, width: 112, school: [] },
]

export interface Place {
  /** The middle of the fish, as shares of the sea. */
  readonly x: number
  readonly y: number
  /** 1 to the right, -1 to the left, between them while it turns. */
  readonly facing: number
}

const TURN = 9

/** A share between 0 and 1 that looks like chance and is the same for the same numbers. */
const scattered = (index: number, step: number): number => {
  const mixed = Math.sin(index * 12.9898 + step * 78.233) * 43_758.5453
  return mixed - Math.floor(mixed)
}

/** Where a swimmer is at a moment. `caughtAt` is when it was last caught: it comes back from the nearer edge. */
export const placeOf = (swimmer: Swimmer, index: number, ms: number, { calm, caughtAt }: { calm: boolean; caughtAt: number }): Place => {
  const { from, to, depth, sway, period, phase } = swimmer
  if (calm) {
    const step = Math.floor(ms / STAND_MS)
    const isRight = scattered(index + 50, step) > 0.5
    return { x: from + (to - from) * scattered(index, step), y: depth, facing: isRight ? 1 : -1 }
  }
  const turn = (ms / period + phase) * 2 * Math.PI
  const way = (from + to) / 2 - ((to - from) / 2) * Math.cos(turn)
  const facing = Math.max(-1, Math.min(1, Math.sin(turn) * TURN))
  const y = depth + sway * Math.sin(turn * 3 + index)
  const back = (ms - caughtAt) / RETURN_MS
  if (back >= 1) return { x: way, y, facing }
  const edge = way < 0.5 ? -0.12 : 1.12
  const done = Math.max(0, back) ** 0.6
  return { x: edge + (way - edge) * done, y, facing: way < 0.5 ? 1 : -1 }
}
