import 'pixi.js/unsafe-eval'
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import { TARGETS, type TargetId } from '../../games/reef/targets.ts'
import { bubblesOf, FADE_MS, type Fish, type Flight, ringSize, type SeaDrawing, turnOf } from './scene.ts'
import { badge, bubble, fishTexture, type Painted, pellet, puffRing, ring } from './textures.ts'

/** Finer than this nobody sees, and it costs four times as much. */
const FINEST = 2

export interface CardCanvas {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
}

/** Something that is seen for a while and goes by itself. */
interface Passing {
  readonly sprite: Container
  readonly began: number
  readonly ms: number
  readonly move: (done: number) => void
}

const spriteOf = ({ texture, width, height }: Painted): Sprite => {
  const sprite = new Sprite({ texture, anchor: 0.5 })
  sprite.setSize(width, height)
  return sprite
}

/** A fish with those of its kind beside it, facing right. */
const schoolOf = ({ swimmer, size }: Fish, textures: Readonly<Record<TargetId, Texture>>): Container => {
  const texture = textures[swimmer.target]
  const high = (size * texture.height) / texture.width
  const one = ([right, down]: readonly [number, number]) => {
    const sprite = new Sprite({ texture, anchor: 0.5, x: right * size, y: down * high })
    sprite.setSize(size, high)
    return sprite
  }
  return new Container({ children: [[0, 0] as const, ...swimmer.school].map(one) })
}

/**
 * The sea's fish drawn by WebGL, on a context that is there already. What loads and draws is fetched only for this.
 * @throws where the context cannot hold it.
 */
export const drawByWebgl = async ({ canvas, context }: CardCanvas, all: readonly Fish[]): Promise<SeaDrawing> => {
  const resolution = Math.min(FINEST, window.devicePixelRatio)
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    context,
    width: 1,
    height: 1,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    clearBeforeRender: true,
    // The rest of the library, for pointers and for screen readers, has no work here: the sea is heard and pressed outside the canvas.
    skipExtensionImports: true,
  })
  const widest = Math.max(...all.map(({ swimmer }) => swimmer.width)) * 1.15 * resolution
  const textures = Object.fromEntries(
    await Promise.all(TARGETS.map(async ({ id }) => [id, await fishTexture(id, widest)] as const)),
  ) as Readonly<Record<TargetId, Texture>>
  let aimed: Fish | undefined
  const aim = new Sprite({ anchor: 0.5 })
  const waters = new Container()
  const above = new Container()
  above.addChild(aim)
  const stage = new Container({ children: [waters, above] })
  const painted = { pellet: pellet(resolution), puff: puffRing(resolution), bubble: bubble(resolution) }
  const badges = TARGETS.map(({ id, times }) => [id, badge(`${times}×`, false, resolution), badge(`${times}×`, true, resolution)] as const)
  const badgeOf = (target: TargetId, isAimed: boolean) => badges.find(([id]) => id === target)?.[isAimed ? 2 : 1] as Painted

  let drawn: { readonly school: Container; readonly sign: Sprite; readonly low: number }[] = []
  const pellets = new Map<Flight, Sprite>()
  const passing = new Set<Passing>()
  const pass = (sprite: Container, ms: number, move: Passing['move'] = () => undefined) => {
    above.addChild(sprite)
    passing.add({ sprite, began: performance.now(), ms, move })
  }

  return {
    element: canvas,
    measure: ({ width, height, fish }) => {
      renderer.resize(width, height)
      aimed = undefined
      for (const one of waters.removeChildren()) one.destroy({ children: true })
      drawn = fish.map((one) => {
        const texture = textures[one.swimmer.target]
        const sign = spriteOf(badgeOf(one.swimmer.target, false))
        sign.roundPixels = true
        return { school: schoolOf(one, textures), sign, low: (one.size * texture.height) / texture.width / 2 + 2 + sign.height / 2 }
      })
      waters.addChild(...drawn.flatMap(({ school, sign }) => [school, sign]))
    },
    draw: (scene, ms) => {
      for (const { swimmer, index, x, y, facing } of scene.fish) {
        const one = drawn[index]
        if (!one) continue
        one.school.position.set(x, y)
        one.school.scale.x = turnOf(swimmer.target, facing)
        one.sign.position.set(x, y + one.low)
        one.sign.texture = badgeOf(swimmer.target, index === scene.aimed.index).texture
      }
      aim.position.set(scene.aimed.x, scene.aimed.y)
      if (aimed !== scene.aimed) {
        aimed = scene.aimed
        const before = aim.texture
        aim.texture = ring(Math.round(ringSize(aimed)), resolution).texture
        aim.setSize(ringSize(aimed))
        if (before !== Texture.EMPTY) before.destroy(true)
      }
      for (const [flight, sprite] of pellets) {
        if (scene.flights.has(flight)) continue
        sprite.destroy()
        pellets.delete(flight)
      }
      for (const flight of scene.flights) {
        const sprite = pellets.get(flight) ?? spriteOf(painted.pellet)
        if (!pellets.has(flight)) above.addChild(sprite)
        pellets.set(flight, sprite)
        sprite.position.set(flight.x, flight.y)
      }
      for (const one of passing) {
        const done = (ms - one.began) / one.ms
        if (done < 1) one.move(Math.max(0, done))
        else {
          one.sprite.destroy({ children: true })
          passing.delete(one)
        }
      }
      renderer.render({ container: stage })
    },
    puff: (x, y) => {
      const sprite = spriteOf(painted.puff)
      sprite.position.set(x, y)
      pass(sprite, FADE_MS)
    },
    caught: (one) => {
      const { x, y, size } = one
      for (const { across, down, wide, rise, ms } of bubblesOf(size)) {
        const sprite = spriteOf(painted.bubble)
        sprite.setSize(wide)
        pass(sprite, ms, (done) => {
          const eased = 1 - (1 - done) ** 2
          sprite.position.set(x + across, y + down - rise * eased)
          sprite.alpha = 1 - eased
        })
      }
      const ghost = schoolOf(one, textures)
      ghost.position.set(x, y)
      ghost.scale.x = turnOf(one.swimmer.target, one.facing)
      pass(ghost, FADE_MS, (done) => {
        ghost.alpha = 1 - done
      })
    },
    end: () => {
      stage.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
  }
}
