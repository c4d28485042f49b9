/** Spreadsheets run a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * RFC 4180 text. Opened in a spreadsheet, no cell runs as a formula; plain numbers stay numbers. The mark at its head
 * lets Excel read Vietnamese.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
