import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawResults } from '@portico/contract/lottery/calls'
import type { CalledOffIssue, DrawResult } from '@portico/contract/lottery/draw-shapes'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { type BetPanel, BetPanelProvider } from '../hooks/use-bet-panel.ts'
import { Results } from './results.tsx'

const [lottery] = examples.lotteryGames.response.games
const MINUTE = 60_000
/** 02:15 in Ho Chi Minh City: the issues before midnight are those of the day before. */
const LATEST = Date.parse('2026-11-20T19:15:00.000Z')

/** The draw so many minutes before the latest one; issues count anew each day. */
const drawn = (back: number): DrawResult => {
  const at = new Date(LATEST - back * MINUTE)
  const local = new Date(at.getTime() + 7 * 60 * MINUTE)
  const count = local.getUTCHours() * 60 + local.getUTCMinutes()
  const numero = `${local.toISOString().slice(0, 10).replaceAll('-', '')}-${String(count).padStart(4, '0')}`
  return { numero, drawAt: at.toISOString(), result: { digits: '20282' }, ordered: true, resultVersion: 1 }
}

/** A lottery of so many draws. */
const open = async (count: number, calledOff: readonly CalledOffIssue[] = []) => {
  let all = Array.from({ length: count }, (_, i) => drawn(i))
  const line = stubGateway(
    answers(drawResults, ({ request: { before, limit } }) => {
      const from = before === undefined ? 0 : all.findIndex(({ numero }) => numero === before) + 1
      return { list: all.slice(from, from + limit), calledOff: [...calledOff] }
    }),
  )
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const betPanel = { lottery } as unknown as BetPanel
  const { host } = await renderApp(
    <BetPanelProvider value={betPanel}>
      <Results />
    </BetPanelProvider>,
    { namespaces: ['lottery', 'tools', 'receipts'], platform },
  )
  host.events.start(async () => 'ticket')
  const table = within(await screen.findByRole('table', { name: 'Recent results' }))
  const proofs = () => table.getAllByTitle(/^Check draw/)
  return {
    cursors: () => line.requests(drawResults).map(({ request }) => request.before),
    table,
    issues: () => proofs().map((button) => Number(/\d+$/.exec(button.title)?.[0])),
    /** Asks for more until so many are shown. */
    showAll: (rows: number) =>
      waitFor(() => {
        for (const button of screen.queryAllByText('Show more')) fireEvent.click(button)
        expect(proofs()).toHaveLength(rows)
      }),
    draw: (draw: DrawResult) => {
      all = [draw, ...all]
      hear(
        JSON.stringify({
          seq: 1,
          channel: 'public',
          type: 'numero.drawn',
          data: { gameCode: lottery?.gameCode, draw, serverNow: draw.drawAt },
        }),
      )
    },
  }
}

/** Issues counted down from 135 of the day, and from 1439 of the day before. */
const downFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => (first - i + 1440) % 1440)

describe('the results of a lottery [LOTTERY-03]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('go back past the first hundred to the first draw, each once, and their days are told apart', async () => {
    const { cursors, issues, showAll, table } = await open(230)
    await showAll(230)
    expect(issues()).toEqual(downFrom(135, 230))
    expect(cursors()).toEqual([undefined, drawn(99).numero, drawn(149).numero, drawn(199).numero])
    const days = table.getAllByRole('columnheader').filter(({ textContent }) => textContent.includes('Nov'))
    expect(days.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('20')])
  })

  it('stand still below while a new draw comes on top', async () => {
    const { cursors, issues, showAll, draw } = await open(180)
    await showAll(180)
    const calls = cursors().length
    draw(drawn(-1))
    await waitFor(() => expect(issues()[0]).toBe(136))
    expect(issues()).toEqual(downFrom(136, 181))
    expect(cursors()).toHaveLength(calls)
  })

  it('say of issues without a result what they are, where they would stand', async () => {
    const [gap, end] = [drawn(3.5), drawn(1.5)]
    const off = {
      ...gap,
      through: { numero: end.numero, drawAt: end.drawAt },
      issues: 3,
      kind: 'NOT_OPEN' as const,
      reason: null,
      at: gap.drawAt,
    }
    const void1 = { ...off, ...drawn(5.5), through: null, issues: 1, kind: 'VOID' as const, reason: 'the feed lied' }
    const { table } = await open(8, [off, void1])
    const texts = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(texts[5]).toMatch(/–.*3 draws not held: nobody could bet on them\./)
    expect(texts[8]).toContain('Called off, stakes given back. the feed lied')
  })

  it('end where a short list ends, without asking further', async () => {
    const { cursors, showAll } = await open(20)
    await showAll(20)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(cursors()).toEqual([undefined])
  })
})
