import { type Motif, WARM } from './motif.ts'

const PETAL = 'M586 246C556 226 552 172 586 128C620 172 616 226 586 246Z'

export const lotusBloom: Motif = (canvas) => {
  const outer = canvas.linear(WARM.body, WARM.shade)
  const inner = canvas.linear(WARM.bright, WARM.body)
  for (const degrees of [-68, 68, -46, 46]) canvas.path(PETAL, outer, { transform: `rotate(${degrees} 586 246)` })
  for (const degrees of [-23, 23]) canvas.path(PETAL, inner, { transform: `rotate(${degrees} 586 246)`, opacity: 0.95 })
  canvas.path(PETAL, canvas.linear('#ffffff', WARM.lit), { opacity: 0.96 })
  canvas.path('M486 250Q586 274 686 250Q650 276 586 276T486 250Z', WARM.shade, { opacity: 0.75 })
}
