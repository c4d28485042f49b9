import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLink, heldBy, roomText } from './words.ts'

test('marks that turn or hide a text are left out, and joiners of emoji and scripts stay', () => {
  expect(roomText('\u202Eyenom eerf\u202C')).toBe('yenom eerf')
  expect(roomText('a\u200Bb\u2060c\uFEFFd\u00ADe')).toBe('abcde')
  expect(roomText(' two\n\n lines\t ')).toBe('two lines')
  expect(roomText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
  expect(roomText('می‌خواهم')).toBe('می‌خواهم')
  expect(roomText('❤️')).toBe('❤️')
  expect(roomText('\u202E\u200B')).toBeUndefined()
})

test('a text of fillers and blanks that count as letters is none, and no letter carries marks over the lines of others', () => {
  for (const blank of ['\u3164', '\u115F', '\uFFA0', '\u2800', '\u034F', '\uFE0F']) expect(roomText(`${blank} ${blank}`)).toBeUndefined()
  expect([...roomText(`z${'\u0335\u0322'.repeat(20)}a`)!]).toHaveLength(6)
  expect(roomText('tiếng Việt')).toBe('tiếng Việt')
})

test('no text comes out with a mark that turns others, whatever went in', () => {
  const marks = fc.constantFrom(
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200E',
    '\u200F',
    '\u061C',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, fc.string())), (parts) => {
      expect(roomText(parts.join('')) ?? '').not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
    }),
  )
})

test.each([
  'see https://x.test',
  'www.win.example',
  'my shop: bet88.com',
  'bet88 . vip',
  'bet88(dot)com',
  'ｂｅｔ８８．ｃｏｍ',
  'me@mail.test',
  't.me/room88',
  'bet88.example/in',
  'hxxp://bet88',
  'bet88 .com',
  'bet88 [.] com',
  'bet88.bet',
  // With a joiner, a variant and a letter of another alphabet within.
  'bet88.c\u200Com',
  'bet88.c\uFE0Fom',
  'h\u200Dttps://x',
  'bet88.cоm',
])('%s leads elsewhere', (text) => expect(hasLink(text)).toBe(true))
test.each(['I won 3.5 times', 'at 15.30', '1.950 odds', 'ok...', 'v.v.', 'Hello. Me too', 'and/or', '1/2. 3', 'v.v./'])(
  '%s does not',
  (text) => expect(hasLink(text)).toBe(false),
)

test('a word holds a message where it stands by itself, in any case and width, and never within another', () => {
  expect(heldBy('Add me on TELEGRAM!', ['zalo', 'telegram'])).toBe('telegram')
  expect(heldBy('ｔｅｌｅｇｒａｍ', ['telegram'])).toBe('telegram')
  for (const hidden of ['tele\u200Dgram', 'tele\uFE0Fgram', 'tele\u3164gram', 'tеlegrаm', 'ТELEGRAM', '𝐭𝐞𝐥𝐞𝐠𝐫𝐚𝐦'])
    expect(heldBy(hidden, ['telegram']), hidden).toBe('telegram')
  expect(heldBy('Телеграм', ['телеграм'])).toBe('телеграм')
  expect(heldBy('I live in Scunthorpe', ['cunt'])).toBeUndefined()
  expect(heldBy('đĩ', ['di'])).toBeUndefined()
  expect(heldBy('c++ (really)', ['c++'])).toBe('c++')
})
