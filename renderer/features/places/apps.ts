import type { BrandPack } from '@portico/contract/kit/brand'

export type AppKind = keyof BrandPack['apps']

/** What to do, one step after the other; keys of `places:app.step`. */
export const STEPS = {
  ios: ['iosOpen', 'iosInstall', 'iosTrust', 'logIn'],
  android: ['androidFetch', 'androidAllow', 'androidInstall', 'logIn'],
  iosLite: ['liteSafari', 'liteShare', 'liteAdd', 'logIn'],
  windows: ['winRun', 'winPublisher', 'logIn', 'selfUpdate'],
  mac: ['macOpen', 'macDrag', 'logIn', 'selfUpdate'],
} as const satisfies Record<AppKind, readonly string[]>

const MARKS: readonly (readonly [RegExp, AppKind])[] = [
  [/iPhone|iPad/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
]

/** The app for the device that reads, else the first one there is. */
export const guessApp = (userAgent: string, offered: readonly AppKind[]): AppKind | undefined => {
  const own = MARKS.find(([mark]) => mark.test(userAgent))?.[1]
  return own && offered.includes(own) ? own : offered[0]
}
