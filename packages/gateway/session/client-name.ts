import type { ClientName } from '@portico/contract/session/own-shapes'

type Headers = Readonly<Record<string, string | string[] | undefined>>
type Names = readonly (readonly [pattern: RegExp, name: string])[]

// The first that fits: most browsers say that they are Chrome, and Chrome that it is Safari.
const BRANDS: Names = [
  [/Opera/, 'Opera'],
  [/Microsoft Edge/, 'Edge'],
  [/Samsung Internet/, 'Samsung Internet'],
  [/Brave/, 'Brave'],
  [/Vivaldi/, 'Vivaldi'],
  [/YaBrowser|Yandex/, 'Yandex'],
  [/Google Chrome|Chromium/, 'Chrome'],
]
const AGENTS: Names = [
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/UCBrowser\//, 'UC Browser'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: Names = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/CrOS|Chrome OS/, 'ChromeOS'],
  [/Mac ?OS/i, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: Names, text: string): string | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** By what a call came, as its headers say: client hints where there are any, else the user agent. It is what the caller says, and proves nothing. */
export const clientOf = (headers: Headers): ClientName => {
  const text = (name: string) => String(headers[name] ?? '').slice(0, 500)
  const agent = text('user-agent')
  const mobile = text('sec-ch-ua-mobile') === '?1' || /Mobi|Android|iPhone|iPad/.test(agent)
  return {
    browser: nameIn(BRANDS, text('sec-ch-ua')) ?? nameIn(AGENTS, agent),
    system: nameIn(SYSTEMS, text('sec-ch-ua-platform')) ?? nameIn(SYSTEMS, agent),
    form: /Electron\//.test(agent) ? 'CLIENT' : mobile ? 'PHONE' : 'COMPUTER',
  }
}
