/** What swims in Coral Reef, and how many shot prices a catch pays. */
export const TARGETS = [
  { id: 'minnow', times: 3 },
  { id: 'tang', times: 4 },
  { id: 'lanternfish', times: 12 },
  { id: 'bass', times: 30 },
  { id: 'jelly', times: 40 },
  { id: 'turtle', times: 100 },
] as const

export type Target = (typeof TARGETS)[number]
export type TargetId = Target['id']

/** Each shot draws a number below this. */
export const NUMBERS = 625

/** What comes back of a shot's price on average, as a fraction: 96%. */
export const RETURN = { of: 24, over: 25 } as const

/** Of so many numbers a target is caught by the first ones: 24/25 of them, shared by what it pays, which comes out even for each. */
export const catchesOf = ({ times }: Target): number => (NUMBERS / RETURN.over / times) * RETURN.of

export const targetOf = (id: unknown): Target | undefined => TARGETS.find((target) => target.id === id)
