import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { withFallback } from './fallback.ts'
import { flatten, nest, type Texts } from './tree.ts'

const english: Texts = {
  title: 'Wallet',
  lead: 'Welcome to {{brand}}',
  bets_one: 'One bet',
  bets_other: '{{count}} bets',
  chosen_zero: 'Nothing chosen',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  deep: { state: { open: 'Open', shut: 'Closed' } },
}

/** i18next as the client runs it: without a fallback of its own. */
const reader = async (locale: string, own: Texts) => {
  const instance = createInstance()
  const read = nest(withFallback(locale, flatten(own), flatten(english)))
  await instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { wallet: read } },
    ns: ['wallet'],
    defaultNS: 'wallet',
    showSupportNotice: false,
  } as never)
  return instance.t as unknown as (key: string, values?: object) => string
}
const counted = (t: Awaited<ReturnType<typeof reader>>, key: string, counts: readonly number[]) => counts.map((count) => t(key, { count }))

/** As English stands in a text that runs from right to left. */
const apart = (text: string): string => `\u2066${text}\u2069`

describe('a language that lacks texts [CHROME-10]', () => {
  test('is read in English key by key', async () => {
    const t = await reader('de', { title: 'Geldbörse', deep: { state: { open: 'Offen' } } })
    expect(t('title')).toBe('Geldbörse')
    expect(t('lead', { brand: 'Aurora' })).toBe('Welcome to Aurora')
    expect([t('deep.state.open'), t('deep.state.shut')]).toEqual(['Offen', 'Closed'])
  })

  test('is set apart where the language runs from right to left, so that its full stop stays behind it', async () => {
    const t = await reader('fa', { title: 'کیف پول' })
    expect(t('title')).toBe('کیف پول')
    expect(t('lead', { brand: 'Aurora' })).toBe(apart('Welcome to Aurora'))
  })

  test('has no text of a key that English has not', () => {
    const merged = withFallback('de', flatten({ gone: 'Weg' }), flatten(english))
    expect([...merged.keys()]).not.toContain('gone')
  })

  test('counts in English with its own plural rules, and never drops a number that is not 1', async () => {
    expect(counted(await reader('pl', {}), 'bets', [1, 2, 5])).toEqual(['One bet', '2 bets', '5 bets'])
    expect(counted(await reader('ru', {}), 'bets', [1, 3, 21])).toEqual(['1 bets', '3 bets', '21 bets'])
    expect(counted(await reader('ar', {}), 'bets', [0, 1, 2, 3, 11, 100])).toEqual([
      apart('0 bets'),
      apart('One bet'),
      apart('2 bets'),
      apart('3 bets'),
      apart('11 bets'),
      apart('100 bets'),
    ])
    expect(counted(await reader('ja', {}), 'bets', [1, 2])).toEqual(['1 bets', '2 bets'])
  })

  test('reads a plural form that it lacks in a form of its own', async () => {
    const t = await reader('pl', { bets_one: 'Jeden zakład', bets_many: '{{count}} zakładów' })
    expect(counted(t, 'bets', [1, 2, 5])).toEqual(['Jeden zakład', '2 zakładów', '5 zakładów'])
  })

  test('says 0 in English only where it counts in English', async () => {
    expect(counted(await reader('de', {}), 'chosen', [0, 1])).toEqual(['Nothing chosen', '1 chosen'])
    expect(counted(await reader('de', { chosen_one: '{{count}} gewählt', chosen_other: '{{count}} gewählt' }), 'chosen', [0, 1])).toEqual([
      '0 gewählt',
      '1 gewählt',
    ])
  })
})

test('a whole translation is read as it is', () => {
  expect(nest(withFallback('en', flatten(english), flatten(english)))).toEqual(english)
})
