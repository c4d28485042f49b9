import { saveBlob } from '../../lib/save-file.ts'

/** Edge of the picture in pixels: sharp on a printed card. */
const PIXELS = 1024

/** The text of a drawn code. */
export const vectorText = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(PIXELS))
  copy.setAttribute('height', String(PIXELS))
  return new XMLSerializer().serializeToString(copy)
}

export const saveVector = (svg: SVGSVGElement, name: string): void => saveBlob(name, new Blob([vectorText(svg)], { type: 'image/svg+xml' }))

/** Paints a drawn code and saves it. @throws Error where the browser does not paint it */
export const savePicture = async (svg: SVGSVGElement, name: string): Promise<void> => {
  const image = new Image(PIXELS, PIXELS)
  image.src = `data:image/svg+xml,${encodeURIComponent(vectorText(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('not painted')
  saveBlob(name, blob)
}
