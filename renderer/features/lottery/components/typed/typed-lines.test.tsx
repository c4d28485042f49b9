import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { everyNumber } from '../../model/random.ts'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

const NAME = /Type or paste numbers of 3 digits/

const openTyping = async () => {
  const view = await openLotteryPage()
  fireEvent.click(screen.getByRole('button', { name: 'Type or paste' }))
  return { ...view, box: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: NAME }) }
}

const paste = (box: HTMLElement, text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } })
/** Five digits: as many numbers as there are. */
const openFive = async () => {
  const view = await openLotteryPage({ lottery: { plays: ['5star-direct'] } })
  fireEvent.click(screen.getByRole('button', { name: 'Type or paste' }))
  return { ...view, box: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /numbers of 5 digits/ }) }
}

describe('typed and pasted numbers [LOTTERY-03]', () => {
  atInstant(NOW)

  it('are told apart: taken, there twice, refused, each with its line', async () => {
    const { box } = await openTyping()
    expect(box.labels?.[0]?.textContent).toContain('At most 20,000 in one bet.')
    fireEvent.change(box, { target: { value: '123 12\n456 123' } })
    expect(await screen.findByText('2 numbers taken')).toBeTruthy()
    expect(screen.getByText('1 is there twice and counts once')).toBeTruthy()
    expect(screen.getByText('1 refused')).toBeTruthy()
    expect(screen.getByText('Line 1. No. 2, “12”: it must have 3 digits')).toBeTruthy()
    expect(screen.getByText('Line 2. No. 4, “123”: already there, so it counts once')).toBeTruthy()
  })

  it('of a long list are held, not laid out; the cap and what is over it are said, and filters bring it below', async () => {
    const { box } = await openFive()
    paste(box, everyNumber(5))
    expect(await screen.findByText('100,000 numbers taken')).toBeTruthy()
    expect([box.readOnly, box.value.length < 3000]).toEqual([true, true])
    expect(screen.getByText('One bet takes 20,000 numbers: these are 80,000 too many. Filter them or remove some.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Filter the numbers' }))
    fireEvent.click(within(screen.getByRole('group', { name: 'Odd : even' })).getByRole('button', { name: '5 : 0' }))
    expect(await screen.findByText('3,125 left by the filters')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/too many/)).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Clear numbers' }))
    expect(box.value).toBe('')
    expect(box.readOnly).toBe(false)
  })

  it('of a long list stand there again after a reload, left in the middle of it or not', async () => {
    const first = await openFive()
    paste(first.box, everyNumber(5))
    expect(await screen.findByText('100,000 numbers taken')).toBeTruthy()
    // The next is not written yet when the page goes.
    fireEvent.click(screen.getByRole('button', { name: 'Clear numbers' }))
    paste(first.box, everyNumber(5).slice(0, -6))
    first.unmount()
    await openLotteryPage({ lottery: { plays: ['5star-direct'] } })
    expect(await screen.findByText('99,999 numbers taken')).toBeTruthy()
  })

  it('are added to those that are there, from a paste or a file', async () => {
    const { box } = await openTyping()
    fireEvent.change(box, { target: { value: '123' } })
    const file = new File(['456\r\n789\r\n12\r\n'], 'numbers.txt', { type: 'text/plain' })
    fireEvent.change(screen.getByLabelText('Text file with numbers'), { target: { files: [file] } })
    expect(await screen.findByText('3 numbers taken')).toBeTruthy()
    expect(screen.getByText(/^Line 4\. No\. 4, “12”/)).toBeTruthy()
  })

  it('may be all there are', async () => {
    await openTyping()
    fireEvent.click(screen.getByRole('button', { name: 'All 1,000 numbers' }))
    expect(await screen.findByText('1,000 numbers taken')).toBeTruthy()
  })
})

describe('quick picks [LOTTERY-03]', () => {
  atInstant(NOW)

  it('make lines that each have a unit and a multiple of their own', async () => {
    await openLotteryPage()
    fireEvent.click(screen.getByRole('button', { name: 'Quick pick: 5 bets' }))
    const list = () => within(screen.getByRole('list', { name: 'Bets on this slip' }))
    const texts = () =>
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    await waitFor(() => expect(texts()).toHaveLength(5))
    expect(texts()[1]).toContain('2,000 ₫1 line')
    fireEvent.click(list().getByRole('button', { name: /^Bet 2, per line: 2,000/ }))
    fireEvent.change(list().getByRole('combobox', { name: 'Per line' }), { target: { value: '0.1' } })
    fireEvent.change(list().getByRole('textbox', { name: 'Multiple' }), { target: { value: '7' } })
    await waitFor(() => expect(texts()[1]).toContain('1,400 ₫1 line'))
    expect(texts()[0]).toContain('2,000 ₫1 line')
  })

  it('put thirty lines into the list at once, and no more than a slip takes', async () => {
    await openLotteryPage()
    fireEvent.click(screen.getByRole('button', { name: 'Quick pick: 30 bets' }))
    const list = () => within(screen.getByRole('list', { name: 'Bets on this slip' }))
    await waitFor(() => expect(list().getAllByRole('button', { name: /^Remove/ })).toHaveLength(30))
    fireEvent.click(screen.getByRole('button', { name: 'Quick pick: 30 bets' }))
    await waitFor(() => expect(list().getAllByRole('button', { name: /^Remove/ })).toHaveLength(50))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Quick pick: 1 bet' }).disabled).toBe(true)
  })
})
