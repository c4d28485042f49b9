const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/

/** Releases have three plain numbers and nothing more, so that their order is beyond doubt. */
export const isVersion = (text: string): boolean => VERSION.test(text)

const numbers = (version: string): readonly number[] => VERSION.exec(version)?.slice(1).map(Number) ?? [0, 0, 0]

/** Below zero when `a` comes before `b`, zero when they are the same. */
export const compareVersions = (a: string, b: string): number => {
  const other = numbers(b)
  const differing = numbers(a).map((number, index) => number - (other[index] ?? 0))
  return differing.find((difference) => difference !== 0) ?? 0
}

export const isNewer = (version: string, than: string): boolean => compareVersions(version, than) > 0
