import type { Browser } from '@playwright/test'

/** The line of `bench:web`. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
/** Long enough for what a page fetches at its leisure. */
const WATCHED_MS = 3000

export interface Opening {
  /** Until something is seen, of a machine four times slower at the end of a slow line. */
  readonly paintMs: number
  /** Of everything that is fetched, as sent with gzip; kilobytes of 1000 bytes. */
  readonly kB: number
}

/** Opens a game's page as whoever comes for the first time, and watches what it fetches. */
export const measureOpening = async (browser: Browser, url: string, slower: number): Promise<Opening> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    let bytes = 0
    line.on('Network.dataReceived', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    await line.send('Network.enable')
    await line.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
    await line.send('Network.emulateNetworkConditions', LINE)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url)
    await page.getByText('Play money').first().waitFor()
    await page.waitForTimeout(WATCHED_MS)
    const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
    return { paintMs, kB: bytes / 1000 }
  } finally {
    await context.close()
  }
}
