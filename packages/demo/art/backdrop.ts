import { mix } from './colour.ts'
import { CX, CY, type Family, type Scene } from './family.ts'
import { glint, polar, polygon } from './geometry.ts'

const rays = ({ canvas, tones, random }: Scene) => {
  const start = random.between(0, 0.5)
  const wedges = Array.from({ length: 16 }, (_, i) => {
    const angle = start + (i * Math.PI) / 8
    return polygon([[CX, CY], polar(CX, CY, 270, angle), polar(CX, CY, 270, angle + Math.PI / 16)])
  })
  canvas.path(wedges.join(''), tones.light, { opacity: 0.07 })
}

const rings = ({ canvas, tones, random }: Scene) => {
  const [x, y] = [random.between(60, 180), random.between(70, 200)]
  canvas.group({ fill: 'none', opacity: 0.5 }, () => {
    for (const [i, radius] of [96, 132, 172, 216].entries())
      canvas.ring(x, y, radius, tones.light, 1.2, { 'stroke-opacity': 0.4 - 0.08 * i })
  })
}

const glints = ({ canvas, tones, random }: Scene) => {
  const spots = [
    [36, 46],
    [206, 58],
    [196, 258],
    [42, 250],
    [120, 24],
  ] as const
  const d = spots.map(([x, y]) => glint(x + random.between(-12, 12), y + random.between(-14, 14), random.between(4, 9)))
  canvas.path(d.join(''), tones.spark, { opacity: 0.75 })
}

const arcs = ({ canvas, tones, random }: Scene) => {
  const side = random.chance(0.5) ? -30 : 270
  for (const [i, radius] of [250, 190, 130].entries()) canvas.circle(side, 310, radius, i % 2 ? tones.main : tones.deep, { opacity: 0.18 })
}

/** The ground and its light, and for most families one quiet ornament chosen by the game. */
export const drawBackdrop = (scene: Scene, family: Family): void => {
  const { canvas, tones, random } = scene
  const lit = random.chance(0.5)
  const ground = canvas.linear(lit ? mix(tones.mid, tones.main, 0.42) : mix(tones.mid, tones.main, 0.12), tones.deep, [
    lit ? 0.2 : 0.8,
    0,
    lit ? 0.6 : 0.35,
    1,
  ])
  canvas.path('M-64-20H304V320H-64Z', ground)
  const glow = canvas.radial({ colour: tones.main, opacity: 0.72 }, { colour: tones.main, opacity: 0 })
  canvas.circle(random.between(70, 170), 104, 184, glow)
  if (!family.ornament) return
  random.pick([rays, rings, arcs])(scene)
  if (random.chance(0.6)) glints(scene)
}
