/** Factors that the keyboard steps through; the middle one is the page as drawn. */
export const ZOOM_STEPS = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

export type ZoomChange = 'in' | 'out' | 'reset'

/** A factor within 50 to 300 percent; what is no number is the page as drawn. */
export const fitZoom = (factor: number): number => (Number.isFinite(factor) ? Math.min(3, Math.max(0.5, factor)) : 1)

/** The next factor from `factor`, which need not be one of the steps. */
export const zoomed = (factor: number, change: ZoomChange): number => {
  const from = fitZoom(factor)
  if (change === 'reset') return 1
  if (change === 'in') return ZOOM_STEPS.find((step) => step > from + 0.001) ?? 3
  return ZOOM_STEPS.findLast((step) => step < from - 0.001) ?? 0.5
}

/** A key as Electron reports it before the page gets it. */
export interface KeyInput {
  readonly type: string
  readonly key: string
  readonly control: boolean
  readonly meta: boolean
  readonly alt: boolean
}

const KEYS: Readonly<Record<string, ZoomChange>> = { '+': 'in', '=': 'in', '-': 'out', _: 'out', '0': 'reset' }

/** What a key asks of the zoom; undefined when it is meant for the page. */
export const zoomKey = ({ type, key, control, meta, alt }: KeyInput, mac: boolean): ZoomChange | undefined =>
  type === 'keyDown' && !alt && (mac ? meta && !control : control && !meta) ? KEYS[key] : undefined
