import { english } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('text becomes markup or script by one policy alone, and whoever tries another way is reported', { tag: '@client' }, async ({
  page,
  faults,
}) => {
  await page.goto(english('/promotions'))
  await expect(page.locator('#content')).toBeVisible()
  expect(faults).toEqual([])
  const tried = await page.evaluate(() => {
    const error = (work: () => unknown): string => {
      try {
        return String(work())
      } catch (thrown) {
        return (thrown as Error).name
      }
    }
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
    return {
      markup: error(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      script: error(() => (document.createElement('script').text = 'alert(1)')),
      worker: error(() => new Worker('/assets/any.js')),
      policy: error(() => trustedTypes.createPolicy('another', {})),
    }
  })
  expect(tried).toEqual({ markup: 'TypeError', script: 'TypeError', worker: 'TypeError', policy: 'TypeError' })
  // The page's header and its meta tag each report.
  const lines = () => new Set(faults.filter((fault) => fault.startsWith('policy: '))).size
  await expect.poll(lines).toBe(4)
  faults.length = 0
})
