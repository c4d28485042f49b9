import { type Motif, WARM } from './motif.ts'

export const planet: Motif = (canvas) => {
  const band = { stroke: WARM.bright, 'stroke-width': 9 }
  canvas.group({ transform: 'rotate(-18 586 176)' }, () => {
    canvas.path('M482 176a104 26 0 0 1 208 0', 'none', { ...band, 'stroke-opacity': 0.55 })
    canvas.circle(586, 176, 62, canvas.radial(WARM.bright, WARM.shade, [0.34, 0.28, 0.85]))
    canvas.path('M482 176a104 26 0 0 0 208 0', 'none', band)
    canvas.path('M470 176a116 32 0 0 0 232 0', 'none', { stroke: WARM.body, 'stroke-width': 2.4, 'stroke-opacity': 0.8 })
  })
  canvas.circle(690, 236, 15, canvas.radial(WARM.lit, WARM.shade, [0.34, 0.28, 0.85]))
  canvas.circle(476, 224, 9, canvas.radial(WARM.lit, WARM.shade, [0.34, 0.28, 0.85]))
}
