import { english } from './support/people.ts'
import { test } from './support/studio-house.ts'
import { expect } from './support/test.ts'

const OPENINGS = 50
const MEGABYTE = 2 ** 20

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

test(`the site’s heap is level over ${OPENINGS} openings of a game [GAME-03]`, { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(1_200_000)
  const session = await page.context().newCDPSession(page)
  const used = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / MEGABYTE
  }
  await page.goto(english('/rng'))
  const button = page.getByRole('button', { name: 'Try Moon Gate free' })
  const heap: number[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    await button.focus()
    await button.press('Enter')
    await expect(page.locator('iframe').contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible()
    // The way back within the page: a page that is loaded anew would begin with an empty heap.
    await page.goBack()
    await expect(button).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    heap.push(await used())
  }
  const [first, last] = [middle(heap.slice(5, 15)), middle(heap.slice(-10))]
  process.stdout.write(`heap after the first openings ${first.toFixed(1)} MB, after the last ones ${last.toFixed(1)} MB\n`)
  expect(last - first).toBeLessThan(1)
})
