import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { Owed } from './owed.tsx'
import { RequestForm } from './request-form.tsx'

const { response } = examples.withdrawalTerms
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })

it.each([
  ['EN', /^You owe 80,000\s₫$/, /taken back after you had used it.*until winnings and rewards have paid it/],
  ['TY', /^Bạn còn nợ 80\.000/, /bị thu hồi sau khi bạn dùng/],
])('says in %s that a debt holds money back, and nothing where nothing is owed [WALLET-03]', async (language, title, lead) => {
  const view = await renderApp(<Owed owed={vnd('80000')} />, { language, namespaces: ['withdraw'] })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(lead)).toBeTruthy()
  view.unmount()
  await renderApp(<Owed owed={vnd('0')} />, { language, namespaces: ['withdraw'] })
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each([
  [[], 'Nothing can go out yet: what you owe comes first.'],
  [response.requirements, 'Nothing can go out yet: what you have still has to be bet.'],
])('gives the reason why nothing can go out', async (requirements, reason) => {
  const terms = { ...response, balance: vnd('150000'), free: vnd('70000'), owed: vnd('80000'), requirements, forfeits: null }
  await renderApp(<RequestForm memberId="m" payeeId="p" terms={terms} onDone={() => undefined} />, { namespaces: ['withdraw', 'errors'] })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Amount/ }), { target: { value: '100000' } })
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }))
  expect(screen.getByText(reason)).toBeTruthy()
})
