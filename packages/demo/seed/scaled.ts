/** An amount in the merchant's currency, given in its usual coins: dong come in thousands. */
export const scaled = (currency: string, amount: number): string => String(currency === 'VND' ? amount * 1000 : amount)
