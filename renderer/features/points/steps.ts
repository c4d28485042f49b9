export interface ConvertRule {
  readonly points: number
  readonly min: number
}

export type ConvertFault = 'empty' | 'step' | 'min' | 'short'

/** The most that can be converted of so many points; 0 where there are too few. */
export const mostConverted = (points: number, { points: step, min }: ConvertRule): number => {
  const most = Math.floor(points / step) * step
  return most < min ? 0 : most
}

/** The number that was typed, whatever stands between its digits. */
export const typedPoints = (text: string): number => Number(text.replaceAll(/\D/g, '').slice(0, 10))

/** What is wrong with converting so many of what there is; undefined when nothing is. */
export const convertFault = (amount: number, points: number, { points: step, min }: ConvertRule): ConvertFault | undefined => {
  if (amount === 0) return 'empty'
  if (amount % step !== 0) return 'step'
  if (amount < min) return 'min'
  return amount > points ? 'short' : undefined
}
