import type { Canvas } from '../canvas.ts'

/** Something that stands before the sun of a banner, around (586, 150), its foot near 258. */
export type Motif = (canvas: Canvas) => void

/** The warm lights of every banner: the lit side, the body, its shade, and the brightest point. */
export const WARM = { lit: '#ffe3b0', body: '#f1d3a6', shade: '#c98f7e', bright: '#ffefd0' } as const
