import { type DesktopSettings, mayBeSet, type ProxySetting, type Role } from '@portico/contract/desktop/shapes'
import { isDeepStrictEqual } from 'node:util'
import type { JsonStore } from './ports.ts'
import type { ProxyAuth } from './proxy/auth.ts'
import type { Proxy } from './proxy/proxy.ts'
import { Refusal } from './refusal.ts'
import { fill, textsOf } from './texts.ts'

interface Deps {
  readonly settings: JsonStore<DesktopSettings>
  readonly changed: (settings: DesktopSettings) => void
  readonly proxy: Pick<Proxy, 'use'>
  readonly proxyAuth: Pick<ProxyAuth, 'forget'>
  /** Asks the person outside of any page. */
  readonly confirm: (question: Readonly<Record<'message' | 'detail' | 'no' | 'yes', string>>) => Promise<boolean>
  /** Tag of the reader's language. */
  readonly language: () => string
}

/** Who a proxy setting hands the traffic to; undefined for the system's own, which is asked about by the system. */
const questionOf = (proxy: ProxySetting, language: string) => {
  const { title, pac, direct, lead, no, yes } = textsOf(language).proxy
  if (proxy.mode === 'system') return undefined
  const message =
    proxy.mode === 'direct' ? direct : proxy.mode === 'pac' ? fill(pac, { server: proxy.url }) : fill(title, { server: proxy.server })
  return { message, detail: lead, no, yes }
}

/**
 * Writes the settings as a window asks. Whoever sets the proxy sees where the traffic goes, so that alone the player's window may,
 * and a script in it cannot: the person is asked by the client itself.
 * @throws Refusal `NOT_ALLOWED`, and then nothing has changed
 */
export const createSettingsWriter =
  ({ settings, changed, proxy, proxyAuth, confirm, language }: Deps) =>
  async (role: Role | undefined, next: DesktopSettings): Promise<DesktopSettings> => {
    const other = !isDeepStrictEqual(next.proxy, settings.read().proxy)
    if (other) {
      if (role !== 'main' || !mayBeSet(next.proxy)) throw new Refusal('NOT_ALLOWED')
      const question = questionOf(next.proxy, language())
      if (question && !(await confirm(question))) throw new Refusal('NOT_ALLOWED')
    }
    settings.write(next)
    changed(next)
    if (!other) return next
    proxyAuth.forget()
    await proxy.use(next.proxy)
    return next
  }
