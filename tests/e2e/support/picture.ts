import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const asName = (text: string): string =>
  text
    .replace(/\[[^\]]*\]|@\w+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** How many pictures each running test has taken, by its id and theme. */
const stepCounts = new Map<string, number>()

/**
 * Takes a picture of where a walk stands, wide and on a telephone, into the folder that PORTICO_PICTURES names. Without one, as in every usual
 * run, it does nothing. The walk goes on at the size that it had.
 */
export const takePictures = async (page: Page, theme: string): Promise<void> => {
  const folder = process.env['PORTICO_PICTURES']
  if (!folder) return
  const { testId, title, file } = test.info()
  const step = (stepCounts.get(`${testId} ${theme}`) ?? 0) + 1
  stepCounts.set(`${testId} ${theme}`, step)
  const before = page.viewportSize()
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    const spec = asName(file.replace(/^.*[\\/]|\.spec\.ts$/g, ''))
    const path = join(folder, spec, `${asName(title)}-${String(step).padStart(2, '0')}-${name}-${theme}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'initial' })
  }
  if (before) await page.setViewportSize(before)
}
