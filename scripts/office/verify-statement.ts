// npm run verify-statement -- FILE...: works lines of statements out again from their bundles, to the last digit. It is written by the
// published rules alone and shares no code with the gateway: it reads the files and nothing else, and needs nothing but Node.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { amountText, texts, units, type Agreement, type Bundle, type Contract } from './verify/bundle.ts'
import { differentialOf, dividendOf } from './verify/dividend.ts'
import { rebateOf } from './verify/rebate.ts'
import { stakeSalary, teamOf, turnoverSalary, type Worked } from './verify/salary.ts'

type Expect = (what: string, found: string | number | null, expected: string | number | null | undefined) => void

/** What the holder's contract comes to less what the holder had given; says what is wrong on the way. */
const contractAmount = (bundle: Bundle, faults: string[], expect: Expect): bigint => {
  const { line } = bundle
  const paidIn = new Set(bundle.deposits.filter(({ at }) => at >= line.from && at < line.to).map(({ account }) => account))
  const nameOf = (id: string): string | undefined => bundle.accounts.find((account) => account.id === id)?.name
  const workOf = (contract: Contract): Worked & { agreement: Agreement } => {
    expect(`hash of ${contract.code}`, createHash('sha256').update(contract.text).digest('hex'), contract.hash)
    const agreement = JSON.parse(contract.text) as Agreement
    expect(`holder of ${contract.code}`, agreement.holder, nameOf(contract.holder))
    expect(`currency of ${contract.code}`, agreement.currency, line.currency)
    expect(`kind of ${contract.code}`, agreement.kind, line.kind)
    if (contract.from > line.from || (contract.to !== null && contract.to < line.to))
      faults.push(`${contract.code} was not in force for the whole period`)
    const team = teamOf(contract.holder, bundle.accounts)
    const job = { agreement, bets: bundle.bets.filter(({ account }) => team.has(account)), paidIn, team }
    const salaryOf = Object.keys(agreement.terms.rates).length > 0 ? stakeSalary : turnoverSalary
    return { ...(line.kind === 'dividend' ? dividendOf(job, bundle, contract) : salaryOf(job)), agreement }
  }
  const own = bundle.contracts.find(({ id }) => id === line.contract)
  if (!own) throw new Error('the contract of the line is not there')
  expect('holder of the line', own.holder, line.account)
  const { gross, fields, agreement } = workOf(own)
  const uplines = new Map(bundle.accounts.map(({ id, upline }) => [id, upline]))
  let deducted = 0n
  for (const contract of bundle.contracts.filter(({ id }) => id !== line.contract)) {
    if (uplines.get(contract.holder) !== line.account) faults.push(`${contract.code} is not of a direct downline`)
    deducted += workOf(contract).gross
  }
  const rest = gross - deducted
  const end = line.kind === 'dividend' ? differentialOf(bundle, own, agreement, rest) : { amount: rest, fields: {} }
  const worked = Object.entries({ ...fields, ...end.fields, ...texts({ gross, deducted }) })
  for (const [name, value] of worked) expect(name, value, line.fields[name])
  return end.amount
}

const main = (bundle: Bundle): string[] => {
  const { line } = bundle
  const faults: string[] = []
  const expect: Expect = (what, found, expected) => {
    if (found !== expected) faults.push(`${what}: worked out ${String(found)}, the statement says ${String(expected)}`)
  }
  expect('form', 'portico statement 1', bundle.form)
  for (const { id, settledAt } of bundle.bets)
    if (settledAt < line.from || settledAt >= line.to) faults.push(`bet ${id} was settled outside of the period`)
  if (new Set(bundle.bets.map(({ id }) => id)).size < bundle.bets.length) faults.push('a bet is there twice')
  const team = teamOf(line.account, bundle.accounts)
  for (const { id, account } of bundle.bets) if (!team.has(account)) faults.push(`bet ${id} is of nobody in the team`)
  if (faults.length > 0) return faults
  const rebate = line.kind === 'rebate' ? rebateOf(bundle) : undefined
  if (rebate) expect('paid with the bets', amountText(rebate.settled), line.settled)
  const amount = rebate ? rebate.amount : contractAmount(bundle, faults, expect)
  expect('amount', amountText(amount), line.amount)
  expect('pay', amountText(amount - units(line.before ?? '0')), line.pay)
  return faults
}

const files = process.argv.slice(2)
if (files.length === 0) console.error('npm run verify-statement -- FILE...')
let failed = files.length === 0
for (const file of files)
  try {
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle
    const faults = main(bundle)
    const { kind, label, version, amount, currency } = bundle.line
    const name = `${kind} ${label}, version ${version}`
    if (faults.length === 0) console.log(`${name}: recomputed, ${amount} ${currency}, 0.0000 apart`)
    for (const fault of faults) console.error(`${name}: ${fault}`)
    failed ||= faults.length > 0
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    failed = true
  }
if (failed) process.exit(1)
