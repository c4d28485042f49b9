import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionExample } from '@portico/contract/session/examples'
import { getBalance } from '@portico/contract/cashier/calls'
import { playLimits } from '@portico/contract/control/calls'
import { createDeposit, depositMethods, listDeposits } from '@portico/contract/cashier/deposit-calls'
import { answers, type ReceivedCall, OFFLINE, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { DepositFlow } from './deposit-flow.tsx'

const { member } = sessionExample
const OTHER = { ...member, id: 'another', account: 'another' }
const PAID = examples.createDeposit.response
const { response: NO_DEPOSITS } = {
  response: { ...examples.listDeposits.response, deposits: [], waiting: { count: 0, amount: { amount: '0.0000', currency: 'VND' } } },
}
const NONE = [answers(listDeposits, NO_DEPOSITS), answers(getBalance, examples.getBalance.response)]
/** The line is tried thrice before the page calls it silence. */
const TRIES = 3

/** A cashier that answers each deposit with the next reply and the last one ever after. */
const cashier = (...replies: readonly [Reply<typeof createDeposit>, ...Reply<typeof createDeposit>[]]) => {
  const line = stubGateway(answers(depositMethods, examples.depositMethods.response), ...NONE, answers(createDeposit, ...replies))
  return () => line.requests(createDeposit)
}

const silence = [OFFLINE, OFFLINE, OFFLINE] as const

const open = async (who = member, form = <DepositFlow />) => {
  const view = await renderApp(form, { namespaces: ['wallet', 'deposit', 'control', 'errors'] })
  act(() => void view.store.dispatch(started(who)))
  await screen.findByRole('textbox', { name: 'Amount' })
  return view
}

/** The form on a page that one can leave without a reload. */
const LeavableForm = () => {
  const [left, setLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeft(!left)}>
        {left ? 'Return' : 'Leave'}
      </button>
      {!left && <DepositFlow />}
    </>
  )
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const chip = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^Deposit( \d|$)/ }))
const unknown = () => screen.findByText(/the same deposit is never taken twice/)
const keys = (sent: () => readonly ReceivedCall<typeof createDeposit>[]) => new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size

const deposit = (name: string) => {
  fireEvent.click(chip(name))
  confirm()
}

it('says how to pay by a method that somebody else confirms, and the reference to write', async () => {
  const [sandbox] = examples.depositMethods.response.methods
  const bank = { ...sandbox!, method: 'BANK', name: 'Bank transfer', sandbox: false, instructions: 'ACME Bank 0123456789' }
  const [waiting] = examples.listDeposits.response.deposits
  stubGateway(
    answers(depositMethods, { methods: [bank] }),
    answers(listDeposits, NO_DEPOSITS, {
      ...NO_DEPOSITS,
      deposits: [{ ...waiting!, depositId: PAID.depositId, method: 'BANK', page: null }],
    }),
    answers(getBalance, examples.getBalance.response),
    answers(createDeposit, { ...PAID, state: 'PENDING_PAYMENT' as const }),
  )
  await open()
  screen.getByText('ACME Bank 0123456789')
  deposit('100,000')
  await screen.findByRole('heading', { name: 'Waiting for your payment' })
  screen.getByText(waiting!.reference)
})

it('offers what the member’s own limit leaves, and says what would be left of it [WALLET-02]', async () => {
  const limits = examples.playLimits.response
  const [cell] = limits.limits
  stubGateway(
    answers(depositMethods, examples.depositMethods.response),
    ...NONE,
    answers(playLimits, { ...limits, limits: [{ ...cell!, kind: 'DEPOSIT', remaining: '600000.0000' }] }),
  )
  await open()
  await waitFor(() => expect(screen.queryByRole('button', { name: '1,000,000' })).toBeNull())
  fireEvent.click(chip('500,000'))
  expect(screen.getByText('Your limit leaves').nextSibling?.textContent).toBe('100,000\u00a0₫')
  // Each limit says what it leaves and when it begins anew; its bar shows what is used and what this deposit would take.
  const meters = await screen.findByRole('region', { name: 'Your deposit limits' })
  expect(meters.textContent).toMatch(/600,000\u00a0₫ left/)
  expect(meters.textContent).toMatch(/resets .*00:00/)
  const bars = () => [...meters.querySelectorAll<HTMLElement>('span[aria-hidden] > span')].map(({ style }) => style.inlineSize)
  expect(bars()).toHaveLength(2)
  fireEvent.change(amount(), { target: { value: '' } })
  expect(bars()).toHaveLength(1)
  fireEvent.change(amount(), { target: { value: '700000' } })
  confirm()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/This is more than your own deposit limit leaves/)).toBeTruthy()
  vi.unstubAllGlobals()
})

it('is where the keyboard is when the deposit is done [WALLET-02]', async () => {
  cashier(PAID)
  await open()
  deposit('100,000')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/has been credited/))
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  vi.unstubAllGlobals()
})

describe('a deposit that was not answered [WALLET-02]', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('stands in the form as it was sent, and is sent again under its key', async () => {
    const sent = cashier(...silence, PAID)
    await open()
    deposit('100,000')
    await unknown()
    expect(amount().value).toBe('100,000')
    expect(amount().readOnly).toBe(true)
    expect(chip('100,000').disabled).toBe(true)
    expect(chip('500,000').disabled).toBe(true)
    // What a program types is not taken either.
    fireEvent.change(amount(), { target: { value: '500000' } })
    expect(amount().value).toBe('100,000')
    confirm()
    await screen.findByText(/has been credited/)
    expect(sent()).toHaveLength(TRIES + 1)
    expect(keys(sent)).toBe(1)
    expect(new Set(sent().map(({ request }) => request.amount)).size).toBe(1)
  })

  it('outlives the form and the page', async () => {
    const sent = cashier(...silence, PAID)
    const { unmount } = await open()
    deposit('100,000')
    await unknown()
    unmount()
    await open()
    await unknown()
    expect(amount().value).toBe('100,000')
    confirm()
    await screen.findByText(/has been credited/)
    expect(keys(sent)).toBe(1)
  })

  it('is kept from the moment it is sent, since a page that is left hears no answer', async () => {
    const sent = cashier(OFFLINE)
    const { unmount } = await open()
    deposit('100,000')
    await waitFor(() => expect(sent()).toHaveLength(1))
    unmount()
    await open()
    await unknown()
    expect(amount().value).toBe('100,000')
  })

  it('is neither shown to another account nor sent by it', async () => {
    const sent = cashier(...silence, PAID)
    const { store, unmount } = await open()
    deposit('100,000')
    await unknown()
    act(() => void store.dispatch(started(OTHER)))
    await waitFor(() => expect(amount().value).toBe(''))
    expect(screen.queryByRole('alert')).toBeNull()
    deposit('100,000')
    await screen.findByText(/has been credited/)
    expect(keys(sent)).toBe(2)
    unmount()
    await open(member)
    await unknown()
  })

  it.each(['MAINTENANCE', 'RATE_LIMITED'] as const)('stays open when the next try is turned away with %s', async (code) => {
    const sent = cashier(...silence, refuses(code), PAID)
    await open()
    deposit('100,000')
    await unknown()
    confirm()
    await waitFor(() => expect(sent()).toHaveLength(TRIES + 1))
    await unknown()
    expect(screen.queryByText(/No money moved/)).toBeNull()
    confirm()
    await screen.findByText(/has been credited/)
    expect(keys(sent)).toBe(1)
  })

  it('is over with a plain no, after which another amount is another deposit', async () => {
    const sent = cashier(...silence, refuses('AMOUNT_OUT_OF_RANGE'), PAID)
    const { unmount } = await open()
    deposit('100,000')
    await unknown()
    confirm()
    await screen.findByText(/No money moved/)
    expect(amount().readOnly).toBe(false)
    expect(amount().value).toBe('100,000')
    deposit('500,000')
    await screen.findByText(/has been credited/)
    expect(keys(sent)).toBe(2)
    unmount()
    await open()
    expect(amount().value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is one for every form on the page', async () => {
    cashier(...silence, PAID)
    const { store } = await renderApp(
      <>
        <DepositFlow />
        <DepositFlow />
      </>,
      { namespaces: ['wallet', 'deposit', 'errors'] },
    )
    act(() => void store.dispatch(started(member)))
    await screen.findAllByRole('textbox', { name: 'Amount' })
    fireEvent.click(screen.getAllByRole('button', { name: '100,000' })[0]!)
    fireEvent.click(screen.getAllByRole('button', { name: /^Deposit 100,000/ })[0]!)
    await waitFor(() => expect(screen.queryAllByText(/never taken twice/)).toHaveLength(2))
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    expect(boxes.map(({ value, readOnly }) => [value, readOnly])).toEqual([
      ['100,000', true],
      ['100,000', true],
    ])
  })

  it('is kept for the page where the browser refuses to store', async () => {
    const sent = cashier(...silence, PAID)
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open(member, <LeavableForm />)
    deposit('100,000')
    await unknown()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Return' }))
    await unknown()
    confirm()
    await screen.findByText(/has been credited/)
    refuse.mockRestore()
    expect(keys(sent)).toBe(1)
  })
})
