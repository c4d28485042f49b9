import { describe, expect, it } from 'vitest'
import { arranged, type LayoutRules, readLayout, type TableLayout, withMove, withPin, withToggle, writeLayout } from './layout.ts'

const RULES: LayoutRules = { all: ['stake', 'payout', 'net', 'balance', 'state'], usual: ['stake', 'payout', 'net', 'balance'] }
const read = (query: string) => readLayout(new URLSearchParams(query), RULES)
const write = (layout: TableLayout) => {
  const params = new URLSearchParams()
  writeLayout(params, layout, RULES)
  return decodeURIComponent(params.toString())
}

describe('the layout of a table in the address', () => {
  it('is the usual one unless the address says otherwise, and comes back from its own', () => {
    expect(read('')).toEqual({ columns: RULES.usual, pinned: [], roomy: false })
    expect(write(read(''))).toBe('')
    const query = 'cols=net,stake,state&pin=state&look=roomy'
    expect(write(read(query))).toBe(query)
  })

  it('leaves out what the table does not have or has twice', () => {
    expect(read('cols=net,luck,net,,__proto__&pin=luck,net,stake&look=loud')).toEqual({ columns: ['net'], pinned: ['net'], roomy: false })
    expect(read('cols=luck,constructor')).toEqual(read(''))
  })

  it('shows a column where it stands by nature, hides it with its pin, and never the last', () => {
    const all = withToggle(read(''), 'state', RULES)
    expect(all.columns).toEqual(RULES.all)
    expect(withToggle(withToggle(read(''), 'payout', RULES), 'payout', RULES).columns).toEqual(RULES.usual)
    expect(withToggle(withPin(read(''), 'net'), 'net', RULES)).toMatchObject({ columns: ['stake', 'payout', 'balance'], pinned: [] })
    expect(withToggle(read('cols=net'), 'net', RULES).columns).toEqual(['net'])
  })

  it('moves a column one place, a pinned one among the pinned, and stops at the ends', () => {
    expect(withMove(read(''), 'net', -1).columns).toEqual(['stake', 'net', 'payout', 'balance'])
    expect(withMove(read(''), 'stake', -1).columns).toEqual(RULES.usual)
    expect(withMove(read(''), 'state', 1).columns).toEqual(RULES.usual)
    const pinned = withPin(withPin(read(''), 'net'), 'stake')
    expect(arranged(pinned)).toEqual(['net', 'stake', 'payout', 'balance'])
    expect(arranged(withMove(pinned, 'stake', -1))).toEqual(['stake', 'net', 'payout', 'balance'])
    expect(arranged(withMove(pinned, 'payout', 1))).toEqual(['net', 'stake', 'balance', 'payout'])
    expect(withPin(pinned, 'state')).toBe(pinned)
  })
})
