import { describe, expect, it } from 'vitest'
import { changed, readView, withRows, writeView } from './view.ts'

const TODAY = '2026-11-21'
const read = (query: string) => readView(new URLSearchParams(query), TODAY)

describe('the overview in the address [AGENT-11]', () => {
  it('shows the team over fourteen days unless the address says otherwise', () => {
    const view = read('')
    expect(view).toMatchObject({ scope: 'TEAM', preset: 'last14', days: { from: '2026-11-08', to: TODAY }, sort: 'validBet', page: 1 })
    expect(writeView(view).toString()).toBe('')
  })

  it('comes back from its own address', () => {
    const query =
      'scope=SELF&from=2026-10-01&to=2026-10-31&find=lan&active=1&opened=1&sort=profit&order=asc&page=3&rows=BETS&account=linh88&rowsPage=2'
    expect(writeView(read(query)).toString()).toBe(query)
    expect(writeView(read('range=month')).toString()).toBe('range=month')
  })

  it('takes what it cannot mean for the usual', () => {
    expect(read('scope=ALL&range=decade&from=2026-12-01&to=2026-12-02&sort=luck&order=up&page=0&rows=NOTES&account=x')).toEqual(read(''))
  })

  it('leaves out what nobody can type', () => {
    expect(read('find=l%00inh%0A&rows=BETS&account=%7Flinh88')).toMatchObject({ find: 'linh', account: 'linh88' })
    expect(read('rows=BETS&account=%00').account).toBeUndefined()
  })

  it('starts at the first page when other rows match, and keeps the page while rows are open', () => {
    const view = read('page=4&sort=profit')
    expect(changed(view, { find: 'lan' })).toMatchObject({ page: 1, sort: 'profit' })
    expect(changed(view, { page: 5 }).page).toBe(5)
    expect(withRows(view, 'BETS', 'linh88')).toMatchObject({ page: 4, rows: 'BETS', account: 'linh88', rowsPage: 1 })
    expect(withRows(withRows(view, 'BETS', 'linh88'), undefined)).toMatchObject({ rows: undefined, account: undefined, page: 4 })
  })
})
