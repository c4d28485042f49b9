import { CanvasSource, Texture } from 'pixi.js'
import type { TargetId } from '../../games/reef/targets.ts'
import { fishAddress } from './fish.ts'

/** A drawing for the graphics card, and how large it is seen. */
export interface Painted {
  readonly texture: Texture
  readonly width: number
  readonly height: number
}

const LIGHT = '#ffe9bd'

const paint = (width: number, height: number, scale: number, by: (pen: CanvasRenderingContext2D) => void): Painted => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.scale(scale, scale)
    by(pen)
  }
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear' }) }), width, height }
}

const circle = (pen: CanvasRenderingContext2D, middle: number, radius: number, from = 0, to = Math.PI * 2) => {
  pen.beginPath()
  pen.arc(middle, middle, radius, from, to)
}

/** A fish as wide as it is ever seen. */
export const fishTexture = async (target: TargetId, wide: number): Promise<Texture> => {
  const image = new Image()
  // A sandboxed frame has an origin of its own: what it may read has to be asked for as from another.
  image.crossOrigin = 'anonymous'
  image.src = fishAddress(target)
  await image.decode()
  return paint(wide, (wide * image.naturalHeight) / image.naturalWidth, 1, (pen) => {
    pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height)
  }).texture
}

/** What a fish pays, on the ground that tells it from the water. */
export const badge = (text: string, isAimed: boolean, scale: number): Painted => {
  const font = `600 13px ${getComputedStyle(document.body).fontFamily}`
  const measure = document.createElement('canvas').getContext('2d')
  if (measure) measure.font = font
  const [edge, high] = [2, 24]
  const wide = Math.ceil(measure?.measureText(text).width ?? 40) + 20
  return paint(wide + edge * 2, high + edge * 2, scale, (pen) => {
    pen.beginPath()
    pen.roundRect(edge, edge, wide, high, 12)
    pen.fillStyle = 'rgba(4, 34, 43, 0.78)'
    pen.fill()
    if (isAimed) {
      pen.strokeStyle = '#ffe3b0'
      pen.stroke()
    }
    pen.font = font
    pen.fillStyle = '#f7f2e6'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, edge + wide / 2, edge + high / 2 + 1)
  })
}

/** The aim: four arcs, as strong around a small fish as around a large one. */
export const ring = (size: number, scale: number): Painted =>
  paint(size, size, scale, (pen) => {
    pen.strokeStyle = LIGHT
    pen.globalAlpha = 0.9
    pen.lineWidth = 2.5
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const middle = Math.PI / 4 + (quarter * Math.PI) / 2
      circle(pen, size / 2, size / 2 - 2, middle - Math.PI / 8, middle + Math.PI / 8)
      pen.stroke()
    }
  })

export const pellet = (scale: number): Painted =>
  paint(28, 28, scale, (pen) => {
    circle(pen, 14, 14)
    pen.fillStyle = 'rgba(255, 233, 189, 0.24)'
    pen.fill()
    circle(pen, 14, 6)
    pen.fillStyle = '#fff3d2'
    pen.fill()
  })

export const puffRing = (scale: number): Painted =>
  paint(30, 30, scale, (pen) => {
    circle(pen, 15, 12)
    pen.lineWidth = 2
    pen.strokeStyle = 'rgba(255, 243, 210, 0.7)'
    pen.stroke()
  })

export const bubble = (scale: number): Painted =>
  paint(24, 24, scale, (pen) => {
    circle(pen, 12, 10.5)
    pen.fillStyle = 'rgba(255, 255, 255, 0.1)'
    pen.fill()
    pen.lineWidth = 1.5
    pen.strokeStyle = 'rgba(253, 243, 212, 0.85)'
    pen.stroke()
  })
