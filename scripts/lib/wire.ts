import { chromium } from '@playwright/test'
import { ensureBrowser, launchArgs } from './browser.ts'

/** A script as it came over the line. */
export interface WireScript {
  readonly path: string
  /** Of the body, as it was sent with gzip. */
  readonly bytes: number
}

/** Every script that a page loads by itself within `ms` after its load, whoever asked for it: the page, a preload or a prefetch. */
export const scriptsOverTheWire = async (address: string, ms: number): Promise<WireScript[]> => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...launchArgs] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'vi' })
    const line = await page.context().newCDPSession(page)
    const bytes = new Map<string, number>()
    const scripts = new Map<string, string>()
    line.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.set(requestId, new URL(response.url).pathname)
    })
    line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength)
    })
    await line.send('Network.enable')
    await line.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(ms)
    return [...scripts].map(([id, path]) => ({ path, bytes: bytes.get(id) ?? 0 })).toSorted((a, b) => b.bytes - a.bytes)
  } finally {
    await browser.close()
  }
}
