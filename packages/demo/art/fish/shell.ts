import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, polar } from '../geometry.ts'
import { drawOpenSea, drawSeaBed } from './sea.ts'

/** An open shell and its pearl. */
export const shell: Family = {
  name: 'shell',
  suits: ['pearl', 'shell', 'mermaid', 'oyster'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawOpenSea(scene)
    const ribs = random.pick([6, 7, 8])
    const angle = (i: number) => Math.PI + (i * Math.PI) / ribs
    let fan = `M${polar(120, 240, 84, angle(0)).join(' ')}`
    for (let i = 1; i <= ribs; i++) fan += `A20 20 0 0 1 ${polar(120, 240, 84, angle(i)).join(' ')}`
    canvas.ellipse(120, 262, 100, 16, deep, { opacity: 0.5 })
    canvas.path(`${fan}L138 254H102Z`, canvas.linear(spark, main))
    const grooves = Array.from({ length: ribs - 1 }, (_, i) => `M120 250L${polar(120, 240, 80, angle(i + 1)).join(' ')}`)
    canvas.line(grooves.join(''), mid, 2.4, { 'stroke-opacity': 0.4 })
    canvas.path('M30 246Q120 214 210 246Q196 284 120 286Q44 284 30 246Z', canvas.linear(mix(light, main, 0.3), mix(mid, main, 0.3)))
    canvas.path('M30 246Q120 220 210 246Q120 262 30 246Z', mix(deep, mid, 0.6))
    canvas.circle(120, 232, 50, canvas.radial({ colour: spark, opacity: 0.7 }, { colour: spark, opacity: 0 }))
    canvas.circle(120, 232, 23, canvas.radial('#ffffff', mix(spark, main, 0.35), [0.36, 0.3, 0.9]))
    canvas.path(glint(112, 224, 7), '#fff')
    drawSeaBed(scene)
  },
}
