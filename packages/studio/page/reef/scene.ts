import type { TargetId } from '../../games/reef/targets.ts'
import type { Swimmer } from './swim.ts'

/** How long what is caught fades, and a missed pellet's ring stands. */
export const FADE_MS = 240
/** How long bubbles and the amount of a catch are seen. */
export const CAUGHT_MS = 1200
export const BUBBLES = 7

/** One that swims, as it stands now: pixels of the sea. */
export interface Fish {
  readonly swimmer: Swimmer
  readonly index: number
  x: number
  y: number
  size: number
  /** 1 to the right, -1 to the left, between them while it turns. */
  facing: number
  caughtAt: number
}

/** A pellet on its way. */
export interface Flight {
  x: number
  y: number
  /** It has arrived and waits for the answer. */
  isThere: boolean
}

/** What is seen at one moment. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly fish: readonly Fish[]
  readonly aimed: Fish
  readonly flights: ReadonlySet<Flight>
}

/** Draws what moves. Which of them draws changes nothing of the game. */
export interface SeaDrawing {
  readonly element: HTMLElement
  /** After the sea's size changed, and with it that of its fish. */
  readonly measure: (scene: Scene) => void
  readonly draw: (scene: Scene, ms: number) => void
  readonly puff: (x: number, y: number) => void
  /** Fades one that was caught, into bubbles. */
  readonly caught: (one: Fish) => void
  readonly end: () => void
}

/** A jellyfish looks the same from both sides. */
export const turnOf = (target: TargetId, facing: number): number => (target === 'jelly' ? 1 : Number(facing.toFixed(2)))

/** Where a catch's bubbles rise from, how wide they are, and how far and how long they rise. */
export const bubblesOf = (size: number): readonly { across: number; down: number; wide: number; rise: number; ms: number }[] =>
  Array.from({ length: BUBBLES }, (_, index) => ({
    across: (((index * 37) % 100) / 100 - 0.5) * size,
    down: (((index * 53) % 60) / 100 - 0.3) * size * 0.6,
    wide: 8 + ((index * 5) % 14),
    rise: 60 + index * 9,
    ms: 900 + index * 40,
  }))

export const ringSize = (aimed: Fish): number => Math.max(56, aimed.size * 1.15)
