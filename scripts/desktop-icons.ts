import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { icns, ico, type Picture } from './desktop/icon-files.ts'
import { ensureBrowser, launchArgs } from './lib/browser.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { readBrand } from './site/brand-plugin.ts'

requireNode()

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
/** What stands over the taskbar's icon while something is unread. */
const dot = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="${colour}"/></svg>`

/** In black, with what is not drawn left open: macOS paints it to suit the menu bar that it is on. */
const TEMPLATE = 'svg{--logo-1:#000;--logo-2:#000}'

const draw = async (page: Page, svg: string, size: number, style = ''): Promise<Picture> => {
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:${size}px}${style}</style>${svg}`)
  const clip = { x: 0, y: 0, width: size, height: size }
  return { size, png: await page.screenshot({ omitBackground: true, clip }) }
}

const drawAll = async (page: Page, folder: string): Promise<void> => {
  const brand = readBrand(folder)
  const svg = readFileSync(join(folder, brand.icon), 'utf8')
  const logo = readFileSync(join(folder, brand.logo), 'utf8')
  const template = async (size: number): Promise<Buffer> => (await draw(page, logo, size, TEMPLATE)).png
  const pictures: Picture[] = []
  for (const size of SIZES) pictures.push(await draw(page, svg, size))
  const pngOf = (pixels: number): Buffer => pictures.find(({ size }) => size === pixels)?.png ?? Buffer.alloc(0)
  const files: Record<string, Buffer> = {
    'icon.ico': ico(pictures.filter(({ size }) => size <= 256)),
    'icon.icns': icns(pictures),
    'icon.png': pngOf(512),
    'tray.png': pngOf(16),
    'tray@2x.png': pngOf(32),
    'trayTemplate.png': await template(16),
    'trayTemplate@2x.png': await template(32),
    'badge.png': (await draw(page, dot(brand.colours.light.negative), 32)).png,
  }
  mkdirSync(join(folder, 'desktop'), { recursive: true })
  for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, 'desktop', name), file)
  console.log(`Drew ${Object.keys(files).join(', ')} for ${brand.name}`)
}

const every = readdirSync(inRoot('resources', 'brands'))
const [unknown] = process.argv.slice(2).filter((id) => !every.includes(id))
if (unknown !== undefined) throw new Error(`there is no brand ${unknown}: ${every.join(', ')}`)
/** Those that are named, or all of them. */
const brands = process.argv.length > 2 ? process.argv.slice(2) : every

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...launchArgs] })
try {
  // As large as the largest picture: Chromium draws nothing into a window of a few pixels.
  const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } })
  for (const id of brands) await drawAll(page, inRoot('resources', 'brands', id))
} finally {
  await browser.close()
}
