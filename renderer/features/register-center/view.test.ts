import { expect, test } from 'vitest'
import { LINKS_FORM, linksQuestion, sortedBy, sortingOf } from './view.ts'

const { read, write, changed } = LINKS_FORM
const PLACE = '1790823600000.0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0007'
const LINK = '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0007'
const readText = (address: string) => read(new URLSearchParams(address))

test('an address says the same after it was read and written [AGENT-12]', () => {
  for (const address of [
    '',
    `find=zalo&type=AGENT&state=LIVE&sort=clicks&order=asc&after=${PLACE}&link=${LINK}&accounts=${PLACE}`,
    `before=${PLACE}`,
  ])
    expect(write(readText(address)).toString()).toBe(address)
})

test('what an address cannot mean falls back to the usual', () => {
  expect(readText('type=BOT&state=x&sort=code&order=up&after=1&link=../x&accounts=2')).toEqual(readText(''))
  expect(readText(`after=${PLACE}&before=${PLACE}`)).toMatchObject({ after: PLACE, before: undefined })
})

test('another filter or order goes back to the first page, another link stays on it and shows its latest accounts', () => {
  const view = readText(`after=${PLACE}&link=${LINK}&accounts=${PLACE}`)
  expect(changed(view, { state: 'LIVE' })).toMatchObject({ state: 'LIVE', after: undefined, link: LINK })
  expect(changed(view, sortedBy({ id: 'uses', desc: false }))).toMatchObject({ sort: 'uses', order: 'asc', after: undefined })
  expect(changed(view, { link: undefined })).toMatchObject({ link: undefined, accounts: undefined, after: PLACE })
  expect(changed(view, { before: PLACE, after: undefined })).toMatchObject({ before: PLACE, after: undefined })
})

test('the order of the table is that of the address', () => {
  expect(sortingOf(readText(''))).toEqual({ id: 'created', desc: true })
  expect(sortedBy(undefined)).toEqual({ sort: 'created', order: 'desc' })
  expect(linksQuestion(readText('find=%20zalo%20'), 25)).toEqual({ sort: 'created', order: 'desc', pageSize: 25, find: 'zalo' })
})
