import type { Units } from '@portico/contract/kit/money'

/** The version that a calculation makes, and what it pays. */
export interface Version {
  readonly version: number
  readonly amount: Units
  readonly pay: Units
}

/** The version of a name that holds. */
export type Latest = Pick<Version, 'version' | 'amount'>

export interface Versions {
  /**
   * Takes what a run calculates for a name, at its first run version 1 whatever it is; null where a later run finds the amount as it was.
   * What was never calculated counts as calculated at 0.
   */
  readonly next: (name: string, amount: Units, isFirst: boolean) => Version | null
}

/** `known` is what was calculated before, by name. */
export const createVersions = (known: Iterable<readonly [name: string, latest: Latest]> = []): Versions => {
  const last = new Map<string, Latest>(known)
  return {
    next: (name, amount, isFirst) => {
      const before = last.get(name) ?? { version: isFirst ? 0 : 1, amount: 0n }
      if (!isFirst && before.amount === amount) return null
      const version = before.version + 1
      last.set(name, { version, amount })
      return { version, amount, pay: amount - before.amount }
    },
  }
}
