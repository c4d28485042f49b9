/** What strangers write where a text is asked for, by what is wrong with it. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: '   ',
  'blanks of other scripts': '\u3000\u00a0\u2003',
  'ten thousand letters': 'x'.repeat(10_000),
  emoji: '😀😀😀😀😀😀',
  'marks of direction': 'la\u202enh88',
  'isolated directions': '\u2066lanh88\u2069',
  'no width': 'lan\u200b88',
  'a byte order mark': 'lan\ufeff88',
  'an escape sequence': 'lan\u001b[2J88',
  'a NUL': 'lan\u000088',
  'letters and marks apart': 'Tra\u0302\u0300n Lan',
  'half a surrogate pair': 'lan\ud83d88',
  'an SQL statement': "'; drop table member; --",
  'an SQL condition': "' or '1'='1",
  markup: '<img src=x onerror=alert(1)>',
  'a template': '{{7*7}}${7*7}',
  'UTF-8 read as Latin-1': 'Ã¡Ã©Ã­ Ã³',
  'a path': '../../etc/passwd',
  'lines of a header': 'lan\r\nSet-Cookie: a=b',
}

/** Those that are no more than letters and signs: a name or a password may hold them, if its rules let it. */
export const ODD_TEXTS: readonly string[] = ['an SQL statement', 'markup', 'emoji', 'UTF-8 read as Latin-1', 'a template'].map(
  (name) => HOSTILE_TEXTS[name]!,
)

/** Those with what nobody sees. */
export const UNSEEN_TEXTS: readonly string[] = [
  'marks of direction',
  'isolated directions',
  'no width',
  'a byte order mark',
  'an escape sequence',
].map((name) => HOSTILE_TEXTS[name]!)

/** What is no text at all. */
export const WRONG_TYPES: readonly unknown[] = [7, true, null, [], ['a'], {}, { $gt: '' }]
