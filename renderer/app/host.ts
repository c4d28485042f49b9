import type { BrandPack } from '@portico/contract/kit/brand'
import { makeEventStream } from '../api/event-stream.ts'
import type { ApiHost } from '../api/host.ts'
import { makeServerClock } from '../api/server-clock.ts'
import type { Language } from '../i18n/language.ts'
import type { Platform } from '../platform/port.ts'

/** Once per painted frame; a hidden page paints none, so there a timer does it. */
const nextFrame = (run: () => void): void => {
  if (document.hidden) setTimeout(run, 100)
  else requestAnimationFrame(run)
}

/** Everything calls need, made once for the store. */
export const makeHost = (platform: Platform, brand: BrandPack, language: Language): ApiHost => ({
  platform,
  merchant: brand.merchantCode,
  language: () => language.code,
  clock: makeServerClock(Date.now),
  events: makeEventStream(platform, nextFrame),
  fetch: fetch.bind(globalThis),
})
