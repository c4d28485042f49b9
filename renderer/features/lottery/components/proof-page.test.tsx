import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listBets } from '@portico/contract/bets/calls'
import { drawProof, lotteryGames } from '@portico/contract/lottery/calls'
import { betReceipt } from '@portico/contract/bets/receipt-calls'
import type { SavedReceipt } from '@portico/contract/bets/receipt-shapes'
import { sessionExample } from '@portico/contract/session/examples'
import { fromHex } from '@portico/lottery/bytes'
import { commitmentOf, drawFrom } from '@portico/lottery/draw'
import { merkleTree, proofIn, rootOf } from '@portico/lottery/merkle'
import { receiptText } from '@portico/lottery/receipt'
import type { ResponseOf } from '@portico/contract/kit/call'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component } from '../pages/lottery-page.tsx'

const SEED = '07'.repeat(32)
const { numero } = examples.betReceipt.response.receipt
const bet = { ...examples.placeBets.response.bets[0]!, numero }

/** Three sealed bets, of which the reader's is the second. */
const sealedIssue = async () => {
  const receipts = [1, 2, 3].map((multiple) => ({ ...examples.betReceipt.response.receipt, multiple }))
  const tree = await merkleTree(receipts.map(receiptText))
  const root = await rootOf(tree)
  const saved: SavedReceipt = { receipt: receipts[1]!, inclusion: { root, path: [...proofIn(tree, 1)] } }
  const shape = { kind: 'digits', count: 5 } as const
  const date = '2026-11-21'
  const result = await drawFrom(shape, fromHex(SEED), { lotteryCode: 'SSC1', numero, entropyHex: root, date })
  const commitment = await commitmentOf(fromHex(SEED))
  return {
    saved,
    proof: { gameCode: 'SSC1', numero, state: 'SETTLED' as const, commitment, root, betCount: 3, seed: SEED, shape, date, result },
  }
}

const open = async (
  change: Partial<ResponseOf<typeof drawProof>> = {},
  receipt: Partial<ResponseOf<typeof betReceipt>> = {},
  search = '',
) => {
  const { proof, saved } = await sealedIssue()
  stubGateway(
    answers(lotteryGames, examples.lotteryGames.response),
    answers(drawProof, { ...proof, ...change }),
    answers(listBets, { ...examples.listBets.response, list: [bet] }),
    answers(betReceipt, { ...saved, cancelled: false, ...receipt }),
  )
  const address = `/lottery?gameCode=SSC1&proof=${numero}${search}`
  const { store } = await renderApp(<Component />, { namespaces: ['lottery', 'tools', 'receipts', 'records', 'errors'], address })
  act(() => void store.dispatch(started(sessionExample.member)))
  await screen.findByRole('heading', { level: 1, name: 'Proof of draw 900' })
  return { proof, saved }
}

const paste = async (text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Or paste a saved receipt' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Check receipt' }))
}

describe('the page of a proof [LOTTERY-04]', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('shows what was published when, and finds a true draw true', async () => {
    const { proof } = await open()
    for (const hash of [proof.commitment, proof.root, proof.seed]) expect(await screen.findByText(hash)).toBeTruthy()
    expect(await screen.findByText(/^The seed shown after the draw is the one committed to/)).toBeTruthy()
    expect(screen.getByText(/^Seed and the root of 3 sealed bets draw .*: the published result\.$/)).toBeTruthy()
    expect(screen.getByText(`npm run verify-draw -- --file proof-SSC1-${numero}.json --game SSC1 --numero ${numero}`)).toBeTruthy()
  })

  it('says that a result does not follow from seed and bets', async () => {
    await open({ root: 'ab'.repeat(32) })
    expect(await screen.findByText(/which is not the published result\.$/)).toBeTruthy()
  })

  it('waits for the seed of an issue that is not drawn', async () => {
    await open({ state: 'SEALED', seed: null, result: null })
    expect(await screen.findByText('The seed is shown after the draw.')).toBeTruthy()
    expect(await screen.findByText('The seed is published after the draw. Come back once there is a result.')).toBeTruthy()
  })

  it('begins at its top, wherever the lottery below it was scrolled to', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await open()
    expect(scroll).toHaveBeenCalledWith(0, 0)
    scroll.mockRestore()
  })

  it('tells what was decided on the issue besides its draw: when, why, by how many, and what had held', async () => {
    const decision = { at: '2026-11-21T09:00:00.000Z', reason: 'the <b>feed</b> lied', people: ['ana', 'ben'], before: { digits: '20282' } }
    await open({ state: 'VOID', decisions: [{ ...decision, kind: 'VOID' }] })
    const part = within(await screen.findByRole('region', { name: 'Decided on this draw' }))
    expect(part.getByText(/^Called off on .*every stake was given back/)).toBeTruthy()
    expect(part.getByText('the <b>feed</b> lied')).toBeTruthy()
    expect(part.getByText('Decided by 2 operators together.')).toBeTruthy()
    expect(part.getByRole('img', { name: '2 0 2 8 2' })).toBeTruthy()
  })

  it('checks the bet that the address names', async () => {
    await open({}, {}, `&bet=${bet.betId}`)
    expect(await screen.findByText('The bet is in the sealed list, exactly as the receipt says.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save receipt' })).toBeTruthy()
  })

  it('finds a receipt out that the house altered', async () => {
    const altered = { ...examples.betReceipt.response.receipt, multiple: 7 }
    await open({}, { receipt: altered })
    await screen.findByRole('option', { name: /^First 3 · Direct/ })
    fireEvent.change(screen.getByRole('combobox', { name: 'One of your bets on this draw' }), { target: { value: bet.betId } })
    expect(await screen.findByText(/^This receipt does not lead to the published root/)).toBeTruthy()
  })

  it('checks a pasted receipt, also one that was saved before sealing', async () => {
    const { saved } = await open()
    await paste(JSON.stringify(saved))
    expect(await screen.findByText('The bet is in the sealed list, exactly as the receipt says.')).toBeTruthy()
    await paste(JSON.stringify({ receipt: { ...saved.receipt, stake: '9.0000' }, inclusion: null }))
    expect(await screen.findByText(/^This receipt does not lead to the published root/)).toBeTruthy()
    await paste(JSON.stringify({ ...saved, receipt: { ...saved.receipt, numero: '1' } }))
    expect(await screen.findByText(/^This receipt is for another draw/)).toBeTruthy()
    await paste('{"some":"thing"}')
    expect(await screen.findByText('This is not the text of a receipt.')).toBeTruthy()
  })
})
