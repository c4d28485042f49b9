// npm run verify-statement -- FILE: works the line of a statement out again from its bundle, to the last digit. It is written by the
// published rules alone and shares no code with the gateway: it reads the file and nothing else, and needs nothing but Node.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Tier {
  turnover?: string | null
  active?: number | null
  rate: string
}
interface Agreement {
  kind: string
  /** By its name, as people read it. */
  holder: string
  currency: string
  terms: { progressive: boolean; tiers: Tier[]; rates: Record<string, { loss: string; win: string; min: string }> }
  active?: { bet: string | null; deposit: boolean }
}
interface Contract {
  id: string
  code: string
  holder: string
  hash: string
  text: string
  from: string
  to: string | null
}
interface Bundle {
  form: string
  line: {
    kind: string
    contract: string
    account: string
    currency: string
    label: string
    from: string
    to: string
    version: number
    amount: string
    pay: string
    before: string | null
    fields: Record<string, string | number | null>
  }
  contracts: Contract[]
  accounts: { id: string; name: string; upline: string | null }[]
  bets: { id: string; account: string; category: string; stake: string; payout: string; void: boolean; settledAt: string }[]
  deposits: { account: string; at: string }[]
}

/** Ten-thousandths. */
const units = (text: string): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) throw new Error(`"${text}" is no amount`)
  const size = BigInt(match[2]! + (match[3] ?? '').padEnd(4, '0'))
  return match[1] ? -size : size
}
const amountText = (value: bigint): string => {
  const size = String(value < 0n ? -value : value).padStart(5, '0')
  return `${value < 0n ? '-' : ''}${size.slice(0, -4)}.${size.slice(-4)}`
}
const abs = (value: bigint): bigint => (value < 0n ? -value : value)
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
/** Ten-thousandths of an amount times ten-thousandths of a percent. */
const HUNDRED_PERCENT = 1_000_000n

type Bet = Bundle['bets'][number]

/** The accounts of a team: the agent and everybody below. */
const teamOf = (agent: string, accounts: Bundle['accounts']): Set<string> => {
  const uplines = new Map(accounts.map(({ id, upline }) => [id, upline]))
  if (uplines.size < accounts.length) throw new Error('an account is there twice')
  const isIn = (id: string | null, steps: number): boolean => {
    if (steps > accounts.length) throw new Error('the tree runs in a circle')
    return id !== null && (id === agent || isIn(uplines.get(id) ?? null, steps + 1))
  }
  return new Set(accounts.filter(({ id }) => isIn(id, 0)).map(({ id }) => id))
}

const validBet = (bet: Bet): bigint => (bet.void ? 0n : least(units(bet.stake), abs(units(bet.payout) - units(bet.stake))))

const holds = (tier: Tier, turnover: bigint, active: number): boolean =>
  turnover >= units(tier.turnover ?? '0') && active >= (tier.active ?? 0)

/** The index of the tier with the highest rate among those that hold; of equal ones that with the higher conditions. */
const bestTier = (tiers: Tier[], turnover: bigint, active: number): number | null => {
  let best: number | null = null
  for (const [index, tier] of tiers.entries()) {
    if (!holds(tier, turnover, active)) continue
    const now = best === null ? undefined : tiers[best]!
    const keys = (each: Tier): bigint[] => [units(each.rate), units(each.turnover ?? '0'), BigInt(each.active ?? 0)]
    const difference =
      now === undefined
        ? 1n
        : (keys(tier)
            .map((key, at) => key - keys(now)[at]!)
            .find((each) => each !== 0n) ?? 0n)
    if (difference > 0n) best = index
  }
  return best
}

interface Worked {
  gross: bigint
  fields: Record<string, string | number | null>
}

/** Turnover of a day or an hour by tiers. */
const turnoverSalary = ({ terms, active: rule }: Agreement, bets: Bet[], paidIn: Set<string>, team: Set<string>): Worked => {
  if (!rule) throw new Error('the contract does not say who is active')
  const byAccount = new Map<string, bigint>()
  for (const bet of bets) byAccount.set(bet.account, (byAccount.get(bet.account) ?? 0n) + validBet(bet))
  const turnover = [...byAccount.values()].reduce((all, each) => all + each, 0n)
  const isActive = (id: string): boolean =>
    (rule.bet !== null && (byAccount.get(id) ?? 0n) >= units(rule.bet)) || (rule.deposit && paidIn.has(id))
  const active = [...team].filter(isActive).length
  const tier = bestTier(terms.tiers, turnover, active)
  const rateAt = (index: number | null): bigint => (index === null ? 0n : units(terms.tiers[index]!.rate))
  let product = turnover * rateAt(tier)
  if (terms.progressive) {
    const reached = terms.tiers.map((each) => units(each.turnover ?? '0')).filter((edge) => edge < turnover)
    const edges = [...new Set([0n, ...reached])].sort((a, b) => (a < b ? -1 : 1))
    product = edges.reduce((all, edge, at) => {
      const slice = (edges[at + 1] ?? turnover) - edge
      const rates = terms.tiers
        .filter((each) => units(each.turnover ?? '0') <= edge && active >= (each.active ?? 0))
        .map(({ rate }) => units(rate))
      return all + slice * rates.reduce((best, rate) => (rate > best ? rate : best), 0n)
    }, 0n)
  }
  return { gross: product / HUNDRED_PERCENT, fields: { turnover: amountText(turnover), active, tier } }
}

/** Stakes of five minutes by their outcome. */
const stakeSalary = ({ terms }: Agreement, bets: Bet[]): Worked => {
  let product = 0n
  let counted = 0
  for (const bet of bets) {
    const row = terms.rates[bet.category] ?? terms.rates['ALL']
    const [stake, payout] = [units(bet.stake), units(bet.payout)]
    if (!row || bet.void || payout === stake || stake < units(row.min)) continue
    product += stake * units(payout < stake ? row.loss : row.win)
    counted += 1
  }
  return { gross: product / HUNDRED_PERCENT, fields: { bets: counted } }
}

const main = (bundle: Bundle): string[] => {
  const { line } = bundle
  const faults: string[] = []
  const expect = (what: string, found: string | number | null, expected: string | number | null | undefined): void => {
    if (found !== expected) faults.push(`${what}: worked out ${String(found)}, the statement says ${String(expected)}`)
  }
  expect('form', 'portico statement 1', bundle.form)
  const isWithin = (at: string): boolean => at >= line.from && at < line.to
  for (const { id, settledAt } of bundle.bets) if (!isWithin(settledAt)) faults.push(`bet ${id} was settled outside of the period`)
  if (new Set(bundle.bets.map(({ id }) => id)).size < bundle.bets.length) faults.push('a bet is there twice')
  const paidIn = new Set(bundle.deposits.filter(({ at }) => isWithin(at)).map(({ account }) => account))

  const nameOf = (id: string): string | undefined => bundle.accounts.find((account) => account.id === id)?.name
  const workOf = (contract: Contract): Worked => {
    expect(`hash of ${contract.code}`, createHash('sha256').update(contract.text).digest('hex'), contract.hash)
    const agreement = JSON.parse(contract.text) as Agreement
    expect(`holder of ${contract.code}`, agreement.holder, nameOf(contract.holder))
    expect(`currency of ${contract.code}`, agreement.currency, line.currency)
    expect(`kind of ${contract.code}`, agreement.kind, line.kind)
    if (contract.from > line.from || (contract.to !== null && contract.to < line.to))
      faults.push(`${contract.code} was not in force for the whole period`)
    const team = teamOf(contract.holder, bundle.accounts)
    const bets = bundle.bets.filter(({ account }) => team.has(account))
    return Object.keys(agreement.terms.rates).length > 0 ? stakeSalary(agreement, bets) : turnoverSalary(agreement, bets, paidIn, team)
  }

  const own = bundle.contracts.find(({ id }) => id === line.contract)
  if (!own) return [...faults, 'the contract of the line is not there']
  expect('holder of the line', own.holder, line.account)
  const outside = bundle.bets.filter(({ account }) => !teamOf(line.account, bundle.accounts).has(account))
  for (const { id } of outside) faults.push(`bet ${id} is of nobody in the team`)
  const { gross, fields } = workOf(own)
  const uplines = new Map(bundle.accounts.map(({ id, upline }) => [id, upline]))
  let deducted = 0n
  for (const contract of bundle.contracts.filter(({ id }) => id !== line.contract)) {
    if (uplines.get(contract.holder) !== line.account) faults.push(`${contract.code} is not of a direct downline`)
    deducted += workOf(contract).gross
  }
  for (const [name, value] of Object.entries({ ...fields, gross: amountText(gross), deducted: amountText(deducted) }))
    expect(name, value, line.fields[name])
  const amount = gross - deducted
  expect('amount', amountText(amount), line.amount)
  expect('pay', amountText(amount - units(line.before ?? '0')), line.pay)
  return faults
}

const file = process.argv[2]
if (file === undefined) {
  console.error('npm run verify-statement -- FILE')
  process.exit(2)
}
try {
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle
  const faults = main(bundle)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  const { kind, label, version, amount, currency } = bundle.line
  console.log(`${kind} ${label}, version ${version}: recomputed, ${amount} ${currency}, 0.0000 apart`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
