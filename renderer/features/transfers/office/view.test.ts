import { expect, test } from 'vitest'
import { changedOfficeTransfer, readOfficeTransfer, writeOfficeTransfer } from './view.ts'

test('an address says the same after it was read and written, and another side forgets who was chosen', () => {
  for (const address of ['', 'to=quangtrung', 'side=up'])
    expect(writeOfficeTransfer(readOfficeTransfer(new URLSearchParams(address))).toString()).toBe(address)
  const view = readOfficeTransfer(new URLSearchParams('to=quangtrung'))
  expect(changedOfficeTransfer(view, { side: 'UPLINE' })).toEqual({ side: 'UPLINE', to: undefined })
  expect(readOfficeTransfer(new URLSearchParams('side=up&to=quangtrung'))).toEqual({ side: 'UPLINE', to: undefined })
})
