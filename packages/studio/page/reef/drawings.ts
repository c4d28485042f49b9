import { still } from '../dom.ts'
import { drawByElements } from './elements.ts'
import { frameJudge } from './frame-judge.ts'
import type { Fish, SeaDrawing } from './scene.ts'
import type { CardCanvas } from './webgl.ts'

/** How long after a lost context another is asked for. */
const AGAIN_MS = 2000
/** A card that keeps losing it is left alone. */
const MOST_LOSSES = 3

/** What draws now. */
export interface Drawings {
  readonly now: () => SeaDrawing
  /** To be called with every frame. */
  readonly frame: (ms: number) => void
}

/** A context that a graphics card holds; none where the processor would have to do its work, which elements need less of. */
const hold = (): CardCanvas | undefined => {
  const canvas = document.createElement('canvas')
  canvas.className = 'swimming'
  const context = canvas.getContext('webgl2', {
    failIfMajorPerformanceCaveat: true,
    antialias: false,
    stencil: true,
    powerPreference: 'low-power',
  })
  return context ? { canvas, context } : undefined
}

const wantsLittle = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200))

/**
 * Elements draw from the first; WebGL takes over once it is there, and they again where its context is lost or its frames come slowly.
 * Where motion is unwanted nothing moves that it would be needed for.
 */
export const hangDrawings = (layer: HTMLElement, all: readonly Fish[], changed: () => void): Drawings => {
  const elements = drawByElements(all)
  let now = elements
  let losses = 0
  let judge: ((ms: number) => boolean) | undefined

  const hang = (drawing: SeaDrawing) => {
    now = drawing
    layer.replaceChildren(drawing.element)
    layer.dataset['drawnBy'] = drawing === elements ? 'elements' : 'webgl'
  }
  const giveUp = () => {
    if (now === elements) return
    const ended = now
    judge = undefined
    hang(elements)
    changed()
    ended.end()
  }
  const take = async (): Promise<void> => {
    if (still() || wantsLittle() || now !== elements) return
    const card = hold()
    if (!card) return
    card.canvas.addEventListener('webglcontextlost', () => {
      giveUp()
      losses += 1
      if (losses < MOST_LOSSES) setTimeout(() => void take(), AGAIN_MS)
    })
    const drawing = await import('./webgl.ts').then(({ drawByWebgl }) => drawByWebgl(card, all))
    if (card.context.isContextLost()) return
    judge = frameJudge()
    hang(drawing)
    changed()
  }
  hang(elements)
  // A page that is left gives its context back at once: a browser holds few, and ends the oldest where more are asked for.
  addEventListener('pagehide', giveUp)
  addEventListener('pageshow', ({ persisted }) => void (persisted && take().catch(() => undefined)))
  // After the first paint, and at leisure. Where it cannot be fetched or does not start, elements go on.
  whenIdle(() => void take().catch(() => undefined))
  return {
    now: () => now,
    frame: (ms) => {
      if (judge?.(ms)) giveUp()
    },
  }
}
