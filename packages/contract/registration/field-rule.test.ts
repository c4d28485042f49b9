import { describe, expect, it, vi } from 'vitest'
import { brokenRule, fieldText } from './field-rule.ts'
import { PATTERN_FAMILIES } from './pattern-families.ts'
import { PATTERN_SAMPLES } from './pattern-samples.ts'
import { type FieldRule, fieldRuleChange, LONGEST_FIELD, registration } from './shapes.ts'

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  field: 'nickname',
  shown: true,
  required: true,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 50,
  patternId: 0,
  ...more,
})
const ofFamily = (patternId: number, more: Partial<FieldRule> = {}) =>
  rule({ patternId, acceptedPattern: PATTERN_FAMILIES[patternId]!, ...more })

describe('the pattern families [REGISTER-08]', () => {
  it('are twenty, each with samples', () => {
    expect([PATTERN_FAMILIES.length, PATTERN_SAMPLES.length]).toEqual([20, 20])
  })

  it.each(PATTERN_SAMPLES.map((samples, patternId) => ({ patternId, ...samples })))(
    '$patternId takes what it is for and nothing else',
    ({ patternId, accepted, refused }) => {
      for (const text of accepted) expect(brokenRule(ofFamily(patternId), text), text).toBeUndefined()
      for (const text of refused) expect(brokenRule(ofFamily(patternId), text), text).toBe(String(patternId))
    },
  )
})

describe('a field’s rule [REGISTER-07]', () => {
  it('matches the whole text, also by a pattern that does not say so', () => {
    const loose = rule({ acceptedPattern: 'a|b', patternId: 4 })
    expect(['a', 'b', 'ab', 'xa'].map((text) => brokenRule(loose, text))).toEqual([undefined, undefined, '4', '4'])
  })

  it('takes everything within bounds for a lone star, and counts characters', () => {
    expect(['😀', '😀😀', '😀😀😀', ''].map((text) => brokenRule(rule({ minLength: 2, maxLength: 2 }), text))).toEqual([
      '0',
      undefined,
      '0',
      '0',
    ])
  })

  it('lets an optional field be empty', () => {
    expect(brokenRule(ofFamily(3, { required: false }), '')).toBeUndefined()
    expect(brokenRule(ofFamily(3, { required: false }), 'x')).toBe('3')
  })

  it.each([
    ['a turned text', 'lan\u202eh'],
    ['an isolated one', '\u2067lan\u2069'],
    ['a soft hyphen', 'la\u00adn'],
    ['a zero width space', 'la\u200bn'],
    ['a NUL', 'la\0n'],
    ['a line break', 'la\nn'],
    ['half a character', 'la\ud83d'],
    ['no character', 'la\uffff'],
    ['a tag', 'la\u{e0041}'],
  ])('refuses %s', (_what, text) => expect(brokenRule(rule(), text)).toBe('unseen'))

  it('lets names be written with the joiners that their script needs, and faces of several parts', () => {
    for (const text of ['علی‌رضا', 'श्री‍', '👩‍👩‍👧']) expect(brokenRule(rule(), text), text).toBeUndefined()
  })

  it('trap: password trimmed, lower-cased, cut: a secret is taken as it was typed', () => {
    const odd = ['  two spaces  ', 'e\u0301', 'é', '😀'.repeat(20), 'a\u202eb', 'ﬁ'.repeat(32)]
    for (const text of odd) {
      expect(fieldText('password', text)).toBe(text)
      expect(brokenRule(rule({ field: 'password', maxLength: 128 }), text)).toBeUndefined()
    }
  })

  it('any other text is brought into one form of Unicode, and a number’s groups are closed up', () => {
    expect(fieldText('payeeName', ' Trâ\u0300n\u00a0Ｌａｎ ')).toBe('Trần Lan')
    expect(fieldText('mobileNum', ' +84 (0) 912-345.678 ')).toBe('+840912345678')
  })

  it('trap: user-published regex hangs: 10,000 characters are refused by every family before its pattern sees them', () => {
    for (const [patternId] of PATTERN_FAMILIES.entries()) {
      expect(brokenRule(ofFamily(patternId, { acceptedPattern: '(a+)+$' }), 'a'.repeat(10_000))).toBe(String(patternId))
    }
  })

  it('trap: user-published regex hangs: no pattern is held against a longer text than 200 characters, whatever its bounds', () => {
    const run = vi.spyOn(RegExp.prototype, 'test')
    const busy = ofFamily(9, { acceptedPattern: '(a+)+$', maxLength: LONGEST_FIELD })
    expect(brokenRule(busy, `${'a'.repeat(LONGEST_FIELD)}!`)).toBe('9')
    expect(run).not.toHaveBeenCalled()
    run.mockRestore()
    // The bounds themselves go no further, nor does what a form may send.
    expect(LONGEST_FIELD).toBe(200)
    expect(fieldRuleChange.safeParse({ maxLength: LONGEST_FIELD }).success).toBe(true)
    expect(fieldRuleChange.safeParse({ maxLength: LONGEST_FIELD + 1 }).success).toBe(false)
    const refused = registration().safeParse({ nickname: 'a'.repeat(LONGEST_FIELD + 1) }).error?.issues
    expect(refused?.some(({ path }) => path[0] === 'nickname')).toBe(true)
  })
})
