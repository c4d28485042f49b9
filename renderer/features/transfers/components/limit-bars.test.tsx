import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toMoney } from '@portico/contract/kit/money'
import { renderApp } from '../../../test/render.tsx'
import { LimitBars } from './limit-bars.tsx'

const vnd = (whole: number) => toMoney(BigInt(whole) * 10_000n, 'VND')
const rules = { min: vnd(10_000), max: vnd(500_000), daily: vnd(1_000_000), left: vnd(600_000), resetsAt: '2026-11-21T17:00:00.000Z' }
const widths = (root: HTMLElement) => [...root.querySelectorAll('i')].map(({ style }) => style.inlineSize)

const open = async (whole: number) => {
  await renderApp(<LimitBars id="limits" rules={rules} amount={BigInt(whole) * 10_000n} />, { namespaces: ['transfers'], address: '/' })
  return document.getElementById('limits')!
}

it('says what one transfer may be and what the day has used and leaves, with what is typed [AGENT-13]', async () => {
  const limits = await open(100_000)
  expect(screen.getByText(/10,000.* to .*500,000/)).toBeTruthy()
  expect(screen.getByText(/Today, .*400,000.* sent/)).toBeTruthy()
  expect(screen.getByText(/500,000.* left of .*1,000,000/)).toBeTruthy()
  expect(widths(limits)).toEqual(['20%', '40%', '10%'])
})

it('never draws more than there is, and says that nothing is left', async () => {
  const limits = await open(2_000_000)
  expect(screen.getByText(/^.?0.* left of/)).toBeTruthy()
  expect(widths(limits)).toEqual(['100%', '40%', '60%'])
})
