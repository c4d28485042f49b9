import type { BrandPack } from '@portico/contract/kit/brand'
import { makeEventStream } from '../api/event-stream.ts'
import { makeServerClock } from '../api/server-clock.ts'
import type { Host } from '../core/host.ts'
import type { Language } from '../i18n/language.ts'
import { makeTabMemory } from '../lib/tab-memory.ts'
import type { Platform } from '../platform/port.ts'
import { makeToasts } from '../ui/toast/toasts.ts'

/** Once per painted frame; a hidden page paints none, so there a timer does it. */
const nextFrame = (run: () => void): void => {
  if (document.hidden) setTimeout(run, 100)
  else requestAnimationFrame(run)
}

/** What calls, thunks and components need, made once for the page. */
export const makeHost = (platform: Platform, brand: BrandPack, language: Language): Host => ({
  platform,
  merchant: brand.merchantCode,
  language: () => language.code,
  clock: makeServerClock(Date.now),
  events: makeEventStream(platform, nextFrame),
  fetch: fetch.bind(globalThis),
  toasts: makeToasts(),
  tabMemory: makeTabMemory(() => sessionStorage),
})
