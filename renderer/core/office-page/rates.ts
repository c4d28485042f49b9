/** How rates are written. */
export const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 4 } as const

const TYPED = /^\d{1,3}([.,]\d{0,4})?$/

/** Tenths of a percent that a text says; nothing where it is no rate of that step. */
export const tenths = (text: string): number | undefined => {
  if (!TYPED.test(text.trim())) return undefined
  const value = Number(text.trim().replace(',', '.')) * 10
  return Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : undefined
}

/** A rate in percent, from its tenths. */
export const percentOf = (rate: number): string => (rate / 10).toFixed(1)

/** A typed rate as the gateway wants it. */
export const wantedRate = (text: string): string => text.trim().replace(',', '.')
