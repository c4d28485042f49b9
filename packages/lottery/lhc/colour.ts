/** The numbers of each wave. */
export const COLOURS = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
} as const

export type Colour = keyof typeof COLOURS

/** The wave of a number from 1 to 49. */
export const colourOf = (n: number): Colour =>
  COLOURS.red.some((red) => red === n) ? 'red' : COLOURS.blue.some((blue) => blue === n) ? 'blue' : 'green'
