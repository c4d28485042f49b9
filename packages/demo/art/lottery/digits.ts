/** The ten digits as strokes on a field of 10 by 16, so that a picture needs no typeface. */
const STROKES = [
  'M5 0C9 0 10 3.5 10 8S9 16 5 16 0 12.5 0 8 1 0 5 0Z',
  'M1.5 3.6L6 0V16',
  'M.6 4.4C.6-1.5 9.4-1.5 9.4 4.2C9.4 8 3 11.5.6 16H10',
  'M.6 2.6C3-1 9-.6 9 4C9 6.8 6.6 7.5 4 7.5C7 7.5 9.8 8.6 9.8 11.8C9.8 17.2 2 17.2.2 13.2',
  'M7.6 16V0L0 11.4H10',
  'M9 0H1.8L1 7C4 5 10 5.6 10 10.7C10 17 2 17.2.2 13.4',
  'M8.6.8C3-1.4 0 5 0 10.6C0 17.8 10 17.8 10 10.8C10 4.6 1.6 4.6.3 9.6',
  'M0 0H10L4 16',
  'M5 7.4C.2 7.4.6 0 5 0S9.8 7.4 5 7.4C-1.2 7.4-1.2 16 5 16S11.2 7.4 5 7.4Z',
  'M1.4 15.2C7 17.4 10 11 10 5.4C10-1.8 0-1.8 0 5.2C0 11.4 8.4 11.4 9.7 6.4',
] as const

export const digitStrokes = (digit: number): string => STROKES[digit] ?? STROKES[0]
