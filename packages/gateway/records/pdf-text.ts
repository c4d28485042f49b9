import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

/** The parts of the font: each knows some of the characters, and a document carries the shapes that it uses. */
const PARTS = ['latin', 'vietnamese', 'latin-ext'] as const
const RANGES = JSON.parse(readFileSync(require.resolve('@fontsource/be-vietnam-pro/unicode.json'), 'utf8')) as Readonly<
  Record<(typeof PARTS)[number], string>
>
const WEIGHTS = { normal: 400, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

const fontFile = (part: string, weight: Weight): Buffer =>
  readFileSync(require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${WEIGHTS[weight]}-normal.woff`))

/** Whether a list of ranges as style sheets write them, `U+0000-00FF,U+0131`, has the character. */
const inRanges = (ranges: string): ((character: string) => boolean) => {
  const bounds = ranges.split(',').map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  )
  return (character) => {
    const point = character.codePointAt(0) ?? 0
    return bounds.some(([first = 0, last = first]) => first <= point && point <= last)
  }
}

interface Drawn {
  readonly text: string
  readonly font: string
}

export interface TextOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  /** Where the text ends, instead of beginning at `x`. */
  readonly end?: number
  /** It is cut with an ellipsis to stay within. */
  readonly width?: number
}

/** Draws text in the house's font, of whose parts each character takes the one that has it. */
export const createPen = (document: InstanceType<typeof PDFDocument>) => {
  const known = new Map<Weight, readonly { readonly name: string; readonly has: (character: string) => boolean }[]>()
  const partsOf = (weight: Weight) => {
    const before = known.get(weight)
    if (before) return before
    const parts = PARTS.map((part) => {
      const name = `${part} ${weight}`
      document.registerFont(name, fontFile(part, weight))
      return { name, has: inRanges(RANGES[part]) }
    })
    known.set(weight, parts)
    return parts
  }

  const runsOf = (text: string, weight: Weight): Drawn[] => {
    const parts = partsOf(weight)
    const runs: { text: string; font: string }[] = []
    for (const character of text.normalize('NFC')) {
      const last = runs.at(-1)
      const current = parts.find(({ name }) => name === last?.font)
      const part = current?.has(character) ? current : parts.find(({ has }) => has(character))
      const [font, drawn] = part ? [part.name, character] : [parts[0]!.name, '?']
      if (last?.font === font) last.text += drawn
      else runs.push({ text: drawn, font })
    }
    return runs
  }

  const widthOf = (runs: readonly Drawn[], size: number): number =>
    runs.reduce((sum, { text, font }) => sum + document.font(font).fontSize(size).widthOfString(text), 0)

  const fitted = (text: string, { weight = 'normal', size, width }: TextOptions): Drawn[] => {
    let cut = text
    let runs = runsOf(cut, weight)
    while (width !== undefined && cut.length > 1 && widthOf(runs, size) > width) {
      cut = cut.slice(0, -1)
      runs = runsOf(`${cut.trimEnd()}…`, weight)
    }
    return runs
  }

  return (text: string, options: TextOptions): void => {
    const runs = fitted(text, options)
    const { x, y, size, end, colour = '#111827' } = options
    let at = end === undefined ? x : end - widthOf(runs, size)
    for (const run of runs) {
      document.font(run.font).fontSize(size).fillColor(colour).text(run.text, at, y, { lineBreak: false })
      at += document.widthOfString(run.text)
    }
  }
}

export type Pen = ReturnType<typeof createPen>
