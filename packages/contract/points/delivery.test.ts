import { expect, test } from 'vitest'
import { readDelivery } from './delivery.ts'

const TURNED = '\u202E'

test.each([
  [{}, { address: 'required', mobile: 'required' }],
  [{ address: ` ${TURNED} `, mobile: '0905 554 417' }, { address: 'required' }],
  [{ address: '12 Trần Phú', mobile: ' ' }, { mobile: 'required' }],
  [{ address: '12 Trần Phú', mobile: 'call me' }, { mobile: 'mobile' }],
  [{ address: '12 Trần Phú', mobile: '090' }, { mobile: 'mobile' }],
  [{ address: '12 Trần Phú', mobile: '+84 (905) 554-417' }, {}],
] as const)('[PROMO-07] a delivery to %j lacks %j', (written, faults) => {
  expect(readDelivery(written, true).faults).toEqual(faults)
})

test('[PROMO-07] a delivery is stored without marks that turn other texts round', () => {
  expect(readDelivery({ address: `${TURNED}<b>12</b>\u2066 Trần Phú`, mobile: `${TURNED}0905554417` }, true).to).toEqual({
    address: '<b>12</b> Trần Phú',
    mobile: '0905554417',
  })
})

test('[PROMO-07] what is not sent needs neither, though a number that is given is one', () => {
  expect(readDelivery({}, false).faults).toEqual({})
  expect(readDelivery({ mobile: 'call me' }, false).faults).toEqual({ mobile: 'mobile' })
})
