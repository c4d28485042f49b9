import { drawn, fill, h } from '../dom.ts'
import type { Say } from '../texts/texts.ts'

const ROUND = 2 * Math.PI * 52
const WARNING_S = 5

export interface TurnClock {
  readonly element: HTMLElement
  /** Milliseconds left of the turn. */
  readonly show: (leftMs: number, ofMs: number) => void
}

/** A ring that runs out. It is no timer for screen readers, which would read every second; the status line says when ten are left. */
export const createClock = (say: Say): TurnClock => {
  const ring = drawn(
    `<svg viewBox="0 0 120 120"><circle class="rim" cx="60" cy="60" r="52"/><circle class="left" cx="60" cy="60" r="52" transform="rotate(-90 60 60)"/></svg>`,
    'ring',
  )
  const number = h('b')
  const small = h('small')
  const element = h('div', { class: 'turn-clock', 'aria-hidden': 'true' }, ring, h('div', {}, number, small))
  let lastText = ''
  return {
    element,
    show: (leftMs, ofMs) => {
      const seconds = Math.max(0, Math.ceil(leftMs / 1000))
      const share = Math.min(1, Math.max(0, leftMs / ofMs))
      ring.querySelector<SVGElement>('.left')?.setAttribute('stroke-dasharray', `${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`)
      if (lastText === String(seconds)) return
      lastText = String(seconds)
      fill(number, lastText)
      fill(small, say('secondsOf', { count: Math.round(ofMs / 1000) }))
      element.classList.toggle('warning', seconds <= WARNING_S)
    },
  }
}
