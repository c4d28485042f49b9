import { expect, type Page } from '@playwright/test'
import { placeSlip } from './placing.ts'

/** One play to bet on, from its tab to its choices. */
export interface Play {
  readonly tab: string
  /** Its chip; a tab of one play has none. */
  readonly chip?: string
  /** Chosen with bankers. */
  readonly bankers?: boolean
  /** Typed instead of chosen. */
  readonly typed?: string
  /** Choices by the beginning of their name, after their row where several rows have them. */
  readonly picks?: readonly (string | readonly [row: string, pick: string])[]
}

export interface Table {
  readonly code: string
  readonly path: string
  readonly plays: readonly Play[]
}

const ANIMALS = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake']

const at = (path: string, code: string, ...plays: Play[]): Table => ({ code, path: `${path}?gameCode=${code}`, plays })

/** Lotteries drawn every minute, each with a play of every way to choose. */
export const EACH_MINUTE: readonly Table[] = [
  at(
    '/lottery',
    'EL1',
    { tab: 'Pick any', chip: 'Pick 3', bankers: true, picks: ['Bankers 03', 'Others 05', 'Others 07'] },
    { tab: 'First balls', chip: 'First 2 direct', picks: ['1st 01', '2nd 02'] },
    { tab: 'Fixed place', picks: ['3rd 11'] },
    { tab: 'Odd, even, sums', chip: 'Sum big / small', picks: ['Big', 'Tie'] },
  ),
  at(
    '/lottery',
    'PK1',
    { tab: 'By place', chip: 'Place big / small', picks: ['Champion', '10th', 'Big'] },
    { tab: 'Top places', chip: 'First 2 in order', picks: ['Champion 01', 'Runner-up 02'] },
    { tab: 'Top two', chip: 'Sum of the top two', picks: ['Sum 11'] },
  ),
  at(
    '/lottery',
    'KS1',
    { tab: 'Sum', chip: 'Sum of the dice', picks: ['Sum 10', 'Sum 11'] },
    { tab: 'Equal dice', chip: 'Pair and single', picks: ['Pair 11', 'Single 2'] },
    { tab: 'Equal dice', chip: 'Any triple', picks: ['Any'] },
    { tab: 'One number', picks: ['Numbers 6'] },
  ),
  at(
    '/lottery',
    'LF3D1',
    { tab: '3 stars', chip: 'Direct', picks: ['Hundreds 0', 'Tens 2', 'Units 3'] },
    { tab: '3 stars', chip: 'Mixed', typed: '112 007' },
    {
      tab: 'First 2',
      chip: 'Big small odd even',
      picks: [
        ['Hundreds', 'Big'],
        ['Tens', 'Odd'],
      ],
    },
  ),
  at(
    '/vnLottery',
    'VNN1',
    { tab: 'Lô', chip: 'Lô, 2 digits', picks: ['Numbers 47'] },
    { tab: 'Càng', chip: '3 càng', typed: '007' },
    { tab: 'Xiên', chip: 'Xiên 2', picks: ['Numbers 12', 'Numbers 34'] },
    { tab: 'None of them', chip: 'None of 4', picks: ['Numbers 01', 'Numbers 02', 'Numbers 03', 'Numbers 04'] },
    { tab: 'Đá', picks: ['Numbers 08', 'Numbers 80'] },
  ),
]

/** Lotteries drawn every five minutes. */
export const EACH_FIVE: readonly Table[] = [
  at(
    '/lottery',
    'LHC5',
    { tab: 'Special', chip: 'Special number', picks: ['Numbers 49'] },
    { tab: 'Zodiac', chip: 'Six animals, in', picks: ANIMALS },
    { tab: 'Main numbers', chip: 'Place colour', picks: ['Main 1', 'Red'] },
    { tab: 'Chains', chip: 'All of 2', bankers: true, picks: ['Bankers 03', 'Others 05'] },
    {
      tab: 'Parlay',
      picks: [
        ['Main 1', 'Big'],
        ['Special', 'Odd'],
      ],
    },
  ),
  at('/vnLottery', 'VNS5', { tab: 'Đề', chip: 'Đề', picks: ['Numbers 00'] }, { tab: 'Head and tail', chip: 'Xỉu chủ', typed: '000' }),
]

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Puts a play on the slip's list. */
export const addToList = async (page: Page, { tab, chip, bankers, typed, picks = [] }: Play): Promise<void> => {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  if (chip) await page.getByRole('group', { name: tab }).getByRole('button', { name: chip, exact: true }).click()
  if (bankers) await page.getByRole('group', { name: 'How to choose' }).getByText('Bankers').click()
  const panel = page.getByRole('tabpanel')
  if (typed) await panel.getByRole('textbox').fill(typed)
  for (const pick of picks) {
    const [row, name] = typeof pick === 'string' ? [undefined, pick] : pick
    const where = row ? panel.getByRole('group', { name: row, exact: true }) : panel
    // A choice's name may go on with its odds, a quick pick's never begins like it.
    await where
      .getByRole('button', { name: new RegExp(`^${escaped(name)}(?![:\\d])`) })
      .first()
      .click()
  }
  await page.getByRole('button', { name: 'Add to list' }).click()
}

/** Places the lines of the list on the issue that is open, or on the next one. */
export const placeList = async (page: Page, count: number): Promise<void> => {
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText(new RegExp(`^${count} bets, `))).toBeVisible()
  await placeSlip(page, slip, slip.getByRole('status').filter({ hasText: 'placed' }))
}

/** Waits for the draw and reads how each of the bets was settled. */
export const readSettlements = async (page: Page, count: number, timeout: number): Promise<void> => {
  const bets = page.getByRole('region', { name: 'My bets' })
  const explain = bets.getByRole('button', { name: 'How it settled' })
  await expect(explain).toHaveCount(count, { timeout })
  for (let i = 0; i < count; i++) {
    await explain.nth(i).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'How it was settled' })).toBeVisible()
    await expect(dialog).toContainText('You bought')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
}
