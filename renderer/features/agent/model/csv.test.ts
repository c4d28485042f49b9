import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const line = (...cells: string[]) => toCsv([cells]).slice(1)

describe('rows as CSV [AGENT-11]', () => {
  it('quotes what would break a row', () => {
    expect(line('a', 'b,c', 'say "hi"', 'two\nlines')).toBe('a,"b,c","say ""hi""","two\nlines"\r\n')
  })

  it('disarms names that a spreadsheet would run, and leaves numbers alone', () => {
    expect(line('=HYPERLINK("http://x")', '+84', '-2+3', '@sum', '\tx')).toBe(`"'=HYPERLINK(""http://x"")",'+84,'-2+3,'@sum,'\tx\r\n`)
    expect(line('-4120.5', '-7', '1284')).toBe('-4120.5,-7,1284\r\n')
  })

  it('begins with the mark that makes Excel read Vietnamese', () => {
    expect(toCsv([['Tổng']])).toBe('\uFEFFTổng\r\n')
  })
})
