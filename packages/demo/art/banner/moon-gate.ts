import { type Motif, WARM } from './motif.ts'

export const moonGate: Motif = (canvas) => {
  canvas.group({ transform: 'translate(0 26)' }, () => {
    canvas.path('M520 310V206a66 66 0 0 1 132 0V310h-24V206a42 42 0 0 0-84 0V310z', WARM.body)
    canvas.path('M652 206V310h-24V206a42 42 0 0 0-42-42v-24a66 66 0 0 1 66 66z', WARM.shade, { opacity: 0.7 })
    canvas.path('M568 310V208a18 18 0 0 1 36 0V310z', WARM.bright)
  })
}
