import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, polar, polygon, swell } from '../geometry.ts'

const PRONGS =
  'M113 300V150H97C72 150 60 132 60 104V84L46 92L66 40L88 92L76 86V104C76 122 84 130 97 130H108V74L92 82L120 18L148 82L132 74V130H143C156 130 164 122 164 104V86L152 92L174 40L194 92L180 84V104C180 132 168 150 143 150H127V300Z'

/** The sea king's trident. */
export const trident: Family = {
  name: 'trident',
  suits: ['ocean king', 'king', 'poseidon', 'neptune', 'trident'],
  ornament: false,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const start = random.between(0, 0.4)
    const beams = Array.from({ length: 14 }, (_, i) => {
      const angle = start + (i * Math.PI) / 7
      return polygon([[120, 110], polar(120, 110, 300, angle - 0.08), polar(120, 110, 300, angle + 0.08)])
    })
    canvas.path(beams.join(''), spark, { opacity: 0.12 })
    canvas.circle(120, 110, 120, canvas.radial({ colour: spark, opacity: 0.3 }, { colour: spark, opacity: 0 }))
    canvas.path(swell(196, 12, 5, 1), canvas.linear(mix(main, mid, 0.1), deep), { opacity: 0.8 })
    canvas.group({ transform: `rotate(${random.between(-7, 7).toFixed(1)} 120 250) translate(10 26) scale(.92)` }, () => {
      canvas.path(PRONGS, deep, { opacity: 0.32, transform: 'translate(7 9)' })
      canvas.path(PRONGS, canvas.linear(spark, main), { 'stroke-linejoin': 'round' })
      canvas.path(
        'M120 18L148 82L132 74V130H143C156 130 164 122 164 104V86L152 92L174 40L194 92L180 84V104C180 132 168 150 143 150H127V300H120Z',
        mid,
        {
          opacity: 0.26,
        },
      )
      canvas.circle(120, 141, 17, mix(main, mid, 0.4))
      canvas.circle(120, 141, 12, canvas.radial('#ffffff', main, [0.36, 0.3, 0.8]))
      canvas.line('M111 176H129M111 186H129M111 208H129', mix(mid, deep, 0.2), 3, { 'stroke-opacity': 0.6 })
    })
    canvas.path(swell(228, 14, 4, 0), canvas.linear(mix(main, light, 0.12), mix(main, mid, 0.6)), { opacity: 0.96 })
    canvas.path(swell(256, 12, 5, 1), canvas.linear(mix(main, mid, 0.55), deep))
    canvas.line('M84 232q36-20 72 0M62 246q58-28 116 0', spark, 3, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' })
    canvas.path(glint(44, 74, 8) + glint(202, 128, 6) + glint(150, 28, 5), '#ffffff', { opacity: 0.8 })
  },
}
