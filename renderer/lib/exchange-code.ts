import { EXCHANGE_PARAMETER } from '@portico/contract/session/exchange-parameter'

const PATTERN = new RegExp(`[?#&]${EXCHANGE_PARAMETER}=([^&#]*)`)

/** The one-time code in an address. */
export const exchangeCodeIn = (address: string): string | undefined => PATTERN.exec(address)?.[1]

let waiting: string | undefined

/** Takes a one-time code out of the address, and of the history, before anything else can see it [LOGIN-08]. */
export const takeExchangeCode = (): void => {
  const { href } = location
  const found = PATTERN.exec(href)
  if (!found) return
  waiting = found[1]
  const rest = href.replace(found[0], found[0][0] === '?' ? '?' : '')
  history.replaceState(history.state, '', rest.replace('?&', '?').replace(/\?(?=#|$)/, ''))
}

/** The code that the page came with, once. */
export const spendExchangeCode = (): string | undefined => {
  const code = waiting
  waiting = undefined
  return code
}
