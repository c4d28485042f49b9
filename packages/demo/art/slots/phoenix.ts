import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const FEATHER = 'M0 0C-13-24-14-62 0-88C14-62 13-24 0 0Z'
const TRAIN = 'M0 0C-16 30-14 74 0 108C14 74 16 30 0 0Z'

/** A phoenix rising. */
export const phoenix: Family = {
  name: 'phoenix',
  suits: ['phoenix', 'firebird', 'eagle'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const facing = random.pick([-1, 1])
    canvas.circle(120, 128, 122, canvas.radial({ colour: spark, opacity: 0.5 }, { colour: spark, opacity: 0 }))
    canvas.group({ transform: `translate(120 154) scale(${facing * 0.9} .88)` }, () => {
      const tail = canvas.linear(mix(light, main, 0.2), mix(main, mid, 0.1))
      for (const degrees of [34, -34, 17, -17, 0])
        canvas.copy('train', { transform: `translate(0 32) rotate(${degrees})` }, () => {
          canvas.path(TRAIN, tail, { stroke: deep, 'stroke-opacity': 0.28, 'stroke-width': 1.5 })
          canvas.line('M0 16V76', spark, 2, { 'stroke-opacity': 0.6 })
          canvas.circle(0, 84, 8, spark)
          canvas.circle(0, 84, 4, mid)
        })
      const outer = canvas.linear(mix(main, light, 0.15), mix(mid, main, 0.2))
      const inner = canvas.linear(spark, mix(light, main, 0.6))
      for (const flip of [1, -1])
        canvas.group({ transform: `scale(${flip} 1)` }, () => {
          for (let i = 0; i < 6; i++)
            canvas.copy(
              'pinion',
              { transform: `translate(${16 + i * 4} ${22 - i * 5}) rotate(${100 - i * 17}) scale(1 ${1.06 + i * 0.04})` },
              () => canvas.path(FEATHER, outer, { stroke: deep, 'stroke-opacity': 0.3, 'stroke-width': 1.5 }),
            )
          for (let i = 0; i < 5; i++)
            canvas.copy('covert', { transform: `translate(${12 + i * 3} ${18 - i * 4}) rotate(${94 - i * 17}) scale(.78 .62)` }, () =>
              canvas.path(FEATHER, inner, { stroke: mid, 'stroke-opacity': 0.35, 'stroke-width': 1.5 }),
            )
        })
      canvas.path(
        'M-6-58C-26-46-30-10-26 14C-24 36-12 48 0 58C12 48 24 36 26 14C28-14 20-40 14-56Z',
        canvas.linear(mix(light, spark, 0.5), mix(main, mid, 0.1)),
      )
      canvas.path('M14-56C20-40 28-14 26 14C24 36 12 48 0 58C8 20 12-20 4-52Z', mid, { opacity: 0.26 })
      canvas.path('M-4-84C-20-98-22-116-14-128C-8-120-4-112 0-106C0-120 6-132 18-136C18-122 16-108 10-86Z', canvas.linear(spark, main))
      canvas.path('M-12-54C-18-74-8-92 8-92C20-92 28-84 28-76L48-66L26-62C24-54 20-50 14-46Z', mix(light, spark, 0.45))
      canvas.path('M27-79L50-66L26-62Z', mix(main, mid, 0.3))
      canvas.circle(12, -76, 5, deep)
      canvas.circle(13.6, -77.6, 1.7, '#ffffff')
      canvas.line('M-12 4Q0 14 12 4M-14 20Q0 30 14 20M-8-12Q0-4 8-12', mid, 2.4, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' })
    })
  },
}
