import { expect, test } from 'vitest'
import { externalAddress, isAppUrl } from './addresses.ts'
import { createPagePolicies, shellPolicy } from './page-policy.ts'
import { hardenedWebPreferences } from './preferences.ts'
import { createRegistry } from './registry.ts'

const FOREIGN = [
  'https://portico/',
  'app://portico.evil.example/',
  'app://portico@evil.example/',
  'app://evil@portico/',
  'app://portico:81/',
  'app:portico',
  'app://',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
  'chrome://settings',
  '',
]

test.each(FOREIGN)('%s is no page of ours [DESKTOP-05]', (url) => {
  expect(isAppUrl(url)).toBe(false)
  expect(shellPolicy(() => {}).mayGo(url, true)).toBe(false)
})

test('our windows stay on our pages, and links that lead out are handed over [DESKTOP-05]', () => {
  const handed: string[] = []
  const policy = shellPolicy((url) => handed.push(url))
  expect(policy.mayGo('app://portico/member/securityCenter?x=1#y', true)).toBe(true)
  expect(policy.mayGo('about:srcdoc', false)).toBe(true)
  expect(policy.mayGo('https://game.example/', false)).toBe(false)
  policy.refused('https://help.example/', 'navigation', true)
  policy.refused('https://frame.example/', 'navigation', false)
  policy.refused('https://popup.example/', 'popup', true)
  expect(handed).toEqual(['https://help.example/', 'https://popup.example/'])
})

test('our pages save what they made themselves and the files of the records, and nothing else [DESKTOP-05]', () => {
  const { mayDownload } = shellPolicy(() => {})
  expect(mayDownload('blob:app://portico/0b9f')).toBe(true)
  expect(mayDownload('app://portico/files/records/sealed')).toBe(true)
  expect(
    [
      'https://evil.example/files/records/a',
      'app://portico/%2e%2e/files',
      'blob:https://evil.example/0b9f',
      'app://portico/a.csv',
      'https://evil.example/a.exe',
      'data:text/csv,x',
    ].filter(mayDownload),
  ).toEqual([])
})

test('a page without a policy of its own may do nothing [DESKTOP-05]', () => {
  const policies = createPagePolicies()
  policies.set(
    7,
    shellPolicy(() => {}),
  )
  expect(policies.of(7).mayGo('app://portico/', true)).toBe(true)
  expect(policies.of(8).mayGo('app://portico/', true)).toBe(false)
  policies.remove(7)
  expect(policies.of(7).mayGo('app://portico/', true)).toBe(false)
  expect(policies.of(7).mayDownload('blob:app://portico/1')).toBe(false)
})

test('the system opens https and mail only, written anew [DESKTOP-05]', () => {
  expect(externalAddress('https://Help.EXAMPLE/a b')).toBe('https://help.example/a%20b')
  expect(externalAddress('mailto:help@brand.example')).toBe('mailto:help@brand.example')
  const refused = [
    'http://help.example/',
    'https://user:secret@help.example/',
    'file:///etc/passwd',
    'ms-msdt:/id',
    'javascript:1',
    'C:\\x.exe',
    '',
  ]
  expect(refused.map(externalAddress)).toEqual(refused.map(() => undefined))
})

test('every window is made hardened, and without tools in a release [DESKTOP-04]', () => {
  expect(hardenedWebPreferences(false)).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    devTools: false,
  })
  expect(hardenedWebPreferences(false)).not.toHaveProperty('preload')
  expect(hardenedWebPreferences(false)).not.toHaveProperty('enableBlinkFeatures')
})

test('a window is known by its web contents, and no longer than it lives [DESKTOP-05]', () => {
  const registry = createRegistry()
  registry.add(1, 'main')
  registry.add(2, 'office')
  expect([registry.roleOf(1), registry.roleOf(2), registry.roleOf(3)]).toEqual(['main', 'office', undefined])
  expect(registry.ids()).toEqual([1, 2])
  expect(registry.ids('office')).toEqual([2])
  registry.remove(2)
  expect(registry.roleOf(2)).toBeUndefined()
})
