/** Money in 1/10000 of the currency, as the player's language writes it. */
export const moneyIn = (currency: string, exponent: number, locale: string): ((amount: number) => string) => {
  const { maximumFractionDigits: coins = 0 } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
  // Whole amounts stand without cents, others with both digits of them.
  const digits = {
    minimumFractionDigits: Math.min(coins, exponent),
    maximumFractionDigits: exponent,
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  const plain = new Intl.NumberFormat(locale, digits)
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  // Dong are written behind the number in either language.
  return (amount) => (currency === 'VND' ? `${plain.format(amount / 10_000)} ${sign}` : format.format(amount / 10_000)).replace('-', '−')
}

/** Of a balance what can be paid out: what is less than a hundredth is left out, as the site leaves it out. */
export const shownBalance = (amount: number): number => Math.floor(amount / 100) * 100

export const signed = (money: (amount: number) => string, amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount))

/** Hundredths of a percent, which are never rounded up. */
export const percent = (hundredths: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)}%`
