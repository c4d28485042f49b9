import bass from '../art/reef-bass.svg?url'
import jelly from '../art/reef-jelly.svg?url'
import lanternfish from '../art/reef-lanternfish.svg?url'
import minnow from '../art/reef-minnow.svg?url'
import tang from '../art/reef-tang.svg?url'
import turtle from '../art/reef-turtle.svg?url'
import type { TargetId } from '../../games/reef/targets.ts'
import { h } from '../dom.ts'

const DRAWINGS: Readonly<Record<TargetId, string>> = { minnow, tang, lanternfish, bass, jelly, turtle }

export const fishAddress = (target: TargetId): string => DRAWINGS[target]

/** A target's drawing, the head to the right. It says nothing: whoever shows it names it beside. */
export const fishPicture = (target: TargetId): HTMLElement =>
  h('img', { src: fishAddress(target), alt: '', draggable: 'false', decoding: 'async' })
