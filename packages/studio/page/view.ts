import type { Round } from '../rounds/round.ts'

/** One game as the frame sees it. */
export interface View {
  readonly element: HTMLElement
  /** Shows a round that is over, without playing it. */
  readonly replay: (round: Round) => void
  /** What pays what, at the stake in view. */
  readonly pays: () => HTMLElement
  /** Return, odds and top wins: words and figures. */
  readonly figures: () => readonly (readonly [string, string])[]
  /** In hundredths of a percent. */
  readonly published: number
  readonly rules: string
  /** What the figure is, where it is not what comes back on average of every bet. */
  readonly returnText?: string
  /** In place of the panel's own, where a round is not one draw. */
  readonly fairness?: () => HTMLElement
  /** Drawn state in words. */
  readonly inWords: (round: Round) => string
}
