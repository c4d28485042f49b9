import { examples } from '@portico/contract/examples'
import { getMissionLeaderboard, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as MissionsPage } from './missions-page.tsx'

const summary = examples.getMissionSummaryDetails.response
const [mission] = summary.list

afterEach(() => vi.unstubAllGlobals())

it('shows the missions of the next day when the day ends, without a reload [MEMBER-07]', async () => {
  const next = { ...mission!, title: 'Of the next day', until: '2999-01-01T00:00:00.000Z' }
  stubGateway(
    // At its answer the day is all but over.
    answers(
      getMissionSummaryDetails,
      { ...summary, list: [{ ...mission!, until: '2026-11-21T08:00:00.010Z' }], serverNow: '2026-11-21T08:00:00.000Z' },
      { ...summary, list: [next], serverNow: '2026-11-21T08:00:00.011Z' },
    ),
    answers(getMissionLeaderboard, { ...examples.getMissionLeaderboard.response, board: null, boards: [] }),
  )
  await renderApp(<MissionsPage />, { namespaces: ['missions', 'errors'] })
  expect(await screen.findByRole('article', { name: 'Of the next day' })).toBeDefined()
})
