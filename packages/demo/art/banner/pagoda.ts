import { type Motif, WARM } from './motif.ts'

export const pagoda: Motif = (canvas) => {
  canvas.group({ transform: 'translate(0 12)' }, () => {
    for (let tier = 0; tier < 4; tier++) {
      const top = 112 + tier * 36
      const half = 26 + tier * 15
      const wall = half - 8
      canvas.path(`M${586 - wall} ${top + 16}H${586 + wall}V${top + 38}H${586 - wall}Z`, WARM.body)
      canvas.path(`M586 ${top + 16}H${586 + wall}V${top + 38}H586Z`, WARM.shade, { opacity: 0.8 })
      const roof = `M${586 - half - 12} ${top + 14}Q${586 - half + 4} ${top + 14} ${586 - half + 14} ${top}H586V${top + 18}H${586 - half - 6}Z`
      canvas.path(roof, WARM.bright)
      canvas.path(roof, WARM.body, { transform: 'matrix(-1 0 0 1 1172 0)' })
    }
    canvas.path('M508 256H664V310H508Z', WARM.shade)
    canvas.path('M508 256H586V310H508Z', WARM.body)
    canvas.path('M582 112L586 80L590 112Z', WARM.bright)
    canvas.path('M570 310V276a16 16 0 0 1 32 0V310Z', '#7c4a4a', { opacity: 0.7 })
  })
}
