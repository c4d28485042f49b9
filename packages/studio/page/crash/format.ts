/** Hundredths as the player's language writes a multiplier: 247 is 2.47×. */
export const multiplierIn = (locale: string): ((hundredths: number) => string) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (hundredths) => `${format.format(hundredths / 100)}×`
}

/** What was typed as hundredths: null for nothing, undefined for what is no multiplier. */
export const hundredthsOf = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(/[×x]$/i, '').replace(',', '.').trim()
  if (text === '') return null
  if (!/^\d{1,4}(?:\.\d{0,2})?$/.test(text)) return undefined
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
