import type { DigitFamily } from '../digits/family.ts'
import { type Chances, digitPlay } from '../digits/play.ts'
import type { Flag, Play } from '../play.ts'

/** A run of places that plays are offered on. */
export interface Window {
  readonly name: string
  readonly at: readonly number[]
}

export const ALL: Window = { name: '5star', at: [1, 2, 3, 4, 5] }
export const FOURS: readonly Window[] = [
  { name: 'front4', at: [1, 2, 3, 4] },
  { name: 'back4', at: [2, 3, 4, 5] },
]
export const THREES: readonly Window[] = [
  { name: 'front3', at: [1, 2, 3] },
  { name: 'mid3', at: [2, 3, 4] },
  { name: 'back3', at: [3, 4, 5] },
]
export const TWOS: readonly Window[] = [
  { name: 'front2', at: [1, 2] },
  { name: 'back2', at: [4, 5] },
]

/** The play `kind` on a window, e.g. "front3-group6". */
export const on = <S>({ name, at }: Window, kind: string, chances: Chances, family: DigitFamily<S>): Play =>
  digitPlay({ game: 'SSC', drawn: 5, id: `${name}-${kind}`, group: [name, kind], help: `${at.length}star-${kind}`, at, chances }, family)

/** A play on the whole draw that stands under its own heading of the play tree. */
export const whole = <S>(id: string, group: readonly [string, string], chances: Chances, family: DigitFamily<S>, ...flags: Flag[]): Play =>
  digitPlay({ game: 'SSC', drawn: 5, id, group, help: id, at: ALL.at, chances, flags }, family)
