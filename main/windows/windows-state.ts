import * as z from 'zod/mini'
import { fitZoom } from './zoom.ts'

const pixels = z.int().check(z.minimum(-100_000), z.maximum(100_000))

/** Device-independent pixels of the desktop, which spans all screens. */
const rectangle = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })
export type Rectangle = z.infer<typeof rectangle>

const windowPlace = z.object({
  /** Its rectangle when it is not maximized. */
  normal: rectangle,
  maximized: z.boolean(),
})
export type WindowPlacement = z.infer<typeof windowPlace>

/** What is remembered of the windows between starts. */
export const windowsState = z.object({
  /** One factor for all windows of ours, 0.5 to 3: Chromium keeps it by origin, and they have one. */
  zoom: z.pipe(z.number(), z.transform(fitZoom)),
  /** By `main`, `office` and `game:<id>`, the one last used at the end. */
  places: z.record(z.string().check(z.maxLength(130)), windowPlace),
  /** The windows of the agent office that were open when the client was left, in the order they were opened. */
  offices: z.readonly(z.array(z.object({ path: z.string().check(z.maxLength(2_000)), place: z.nullable(windowPlace) }))),
})
export type WindowsState = z.infer<typeof windowsState>

export const NO_WINDOWS: WindowsState = { zoom: 1, places: {}, offices: [] }
