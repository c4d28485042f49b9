/** What an agent downloads, and the text of a contract inside it. */
export type Tier = { turnover?: string | null; active?: number | null; loss?: string | null; rate: string }
export type Carry = { policy: string; periods?: number; cap?: string | null }
export type Agreement = {
  kind: string
  /** By its name, as people read it. */
  holder: string
  currency: string
  terms: { progressive: boolean; tiers: Tier[]; rates: Record<string, { loss: string; win: string; min: string }> } & Policies
  active?: { bet: string | null; deposit: boolean }
}
type Policies = { deduct?: Record<string, boolean>; ownLoss?: Carry; negative?: Carry }
export type Contract = { id: string; code: string; holder: string; hash: string; text: string; from: string; to: string | null }
export type Bet = { id: string; account: string; category: string; stake: string; payout: string; void: boolean; settledAt: string } & Risk
type Risk = { placedAt?: string; pushed?: string; group?: number | null; paid?: string }
export type Debts = { index: number; left: string }[]
export type Fields = Record<string, string | number | null>
type Line = { kind: string; contract: string; account: string; currency: string; label: string; from: string; to: string; version: number }
type Worth = { amount: string; pay: string; before: string | null; settled?: string; fields: Fields }
type Rate = { account: string; category: string; rate: string; from: string | null }
type Opening = { contract: string; index: number; losses: Debts; debts: Debts }
export type Bundle = {
  form: string
  line: Line & Worth
  contracts: Contract[]
  accounts: { id: string; name: string; upline: string | null }[]
  bets: Bet[]
  deposits: { account: string; at: string }[]
  rebate?: { baseGroup: number | null; rates: Rate[] }
  dividend?: { deductions: { account: string; type: string; amount: string }[]; openings: Opening[] }
}

/** Ten-thousandths. */
export const units = (text: string): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) throw new Error(`"${text}" is no amount`)
  const size = BigInt(match[2]! + (match[3] ?? '').padEnd(4, '0'))
  return match[1] ? -size : size
}
export const amountText = (value: bigint): string => {
  const size = String(value < 0n ? -value : value).padStart(5, '0')
  return `${value < 0n ? '-' : ''}${size.slice(0, -4)}.${size.slice(-4)}`
}
export const texts = (amounts: Record<string, bigint>): Fields =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, amountText(value)]))
export const abs = (value: bigint): bigint => (value < 0n ? -value : value)
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
/** Ten-thousandths of an amount times ten-thousandths of a percent. */
export const HUNDRED_PERCENT = 1_000_000n
