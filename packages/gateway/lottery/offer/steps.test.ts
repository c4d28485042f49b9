import { brandPack } from '@portico/contract/kit/brand'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameOf } from './games.ts'
import { inSteps } from './offer.ts'

const brandOf = (id: string) =>
  brandPack.parse(JSON.parse(readFileSync(new URL(`../../../../resources/brands/${id}/brand.json`, import.meta.url), 'utf8')))
const modesOf = (code: string, brand: Parameters<typeof inSteps>[1]) => inSteps(gameOf(code)!, brand).modes

describe('the steps of a stake', () => {
  it('leave out those in which a line costs less than a coin, where the brand says so', () => {
    const harbor = brandOf('harbor')
    // Lines of 0.20 EUR: a tenth is 0.02, a hundredth 0.002.
    expect(modesOf('SSC1', harbor)).toEqual(['1', '0.1'])
    expect(modesOf('LHC5', harbor)).toEqual(['1'])
    expect(modesOf('SSC1', { currency: 'EUR', leastLinePrice: '0.002' })).toEqual(['1', '0.1', '0.01'])
  })

  it('are all that a lottery has where the brand says nothing', () => {
    const aurora = brandOf('aurora')
    expect(aurora.leastLinePrice).toBeNull()
    expect(modesOf('SSC1', aurora)).toEqual(['1', '0.1', '0.01', '0.001'])
    expect(modesOf('SSC1', { currency: 'CNY', leastLinePrice: null })).toEqual(['1', '0.1', '0.01', '0.001'])
  })

  it('leave a lottery without stakes in the currency as it is', () => {
    expect(inSteps(gameOf('SSC1')!, { currency: 'JPY', leastLinePrice: '1' })).toBe(gameOf('SSC1'))
  })
})
