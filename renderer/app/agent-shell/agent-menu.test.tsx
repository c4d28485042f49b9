import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { examples } from '@portico/contract/examples'
import { SALARY_SECTIONS } from '@portico/contract/commission/kinds'
import { sessionExample } from '@portico/contract/session/examples'
import { menu } from '@portico/contract/system/calls'
import { AGENT_SECTIONS } from '@portico/contract/system/sections'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AGENT_MENUS } from '../../features/agent/index.ts'
import { started } from '../../features/session/index.ts'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { PAGES } from '../features.ts'
import { AgentMenu } from './agent-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const CONTRACTED = ['agentDividendRecordCopy2', ...SALARY_SECTIONS] as const
const [notice] = examples.listAnnouncements.response.list

/** The last part of each address of the menu, as the gateway opens sections to an agent. */
const open = async (officeForm: 'FULL' | 'SHORT', closed: readonly string[] = []) => {
  stubGateway(
    answers(menu, { member: [], agent: AGENT_SECTIONS.filter((section) => !closed.includes(section)), form: 'FULL', officeForm }),
    answers(listAnnouncements, { list: notice ? [{ ...notice, type: 'AG' }] : [] }),
    answers(agentContractPanel, examples.agentContractPanel.response),
  )
  const { store } = await renderApp(<AgentMenu />, { address: '/agentHome' })
  act(() => void store.dispatch(started({ ...sessionExample.member, type: 1, agent: true })))
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Agent menu' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => !address.startsWith('tel:'))
      .map((address) => address.split('/').at(-1))
  // What was announced to agents is counted beside its section.
  await screen.findByText('1 new')
  await waitFor(() => expect(links().some((name) => closed.includes(name ?? ''))).toBe(false))
  return links()
}

describe('the office’s menu', () => {
  it('leads to every section, and each of them has a page', () => {
    const built = PAGES.flatMap(({ agent }) => Object.keys(agent ?? {}))
    expect(AGENT_MENUS.FULL.flat().toSorted()).toEqual([...AGENT_SECTIONS].toSorted())
    expect(built.toSorted()).toEqual([...AGENT_SECTIONS].toSorted())
  })

  it('is short where the gateway says so: what the team is and earns, in its order [AGENT-02]', async () => {
    expect(await open('SHORT')).toEqual([
      'agentAnnouncement',
      'agentHome',
      'registerCenter',
      'downlineManagmentView',
      'personalHistoryCopy',
      'palStatementsAgentCopy',
      'agentRevenueReport',
      'agentDownlineTransactionDetailsCopy',
      'agentDividendRecordCopy2',
      ...SALARY_SECTIONS,
      'agentContracts',
      'agentDisputes',
      'agentTransfer',
    ])
  })

  it.each(CONTRACTED)('has no %s for who has no such contract, in either form [AGENT-02] [AGENT-03] [AGENT-04]', async (section) => {
    for (const form of ['SHORT', 'FULL'] as const) {
      const others = CONTRACTED.filter((each) => each !== section)
      const links = await open(form, [section])
      expect(links).toEqual(expect.arrayContaining(others))
      cleanup()
    }
  })

  it('has each entry of the long form, and the hours of the hotline [AGENT-03]', async () => {
    const links = await open('FULL')
    const team = [
      'agentAnnouncement',
      'agentHome',
      'registerCenter',
      'downlineManagmentView',
      'personalHistoryCopy',
      'palStatementsAgentCopy',
    ]
    const money = ['depositv2', 'withdraw', 'agentRevenueReport', 'agentAccountDetails', 'agentBonus']
    expect(links).toEqual(expect.arrayContaining([...team, ...money, ...SALARY_SECTIONS, 'agentMessages', 'agentService']))
    expect(screen.getByText('Monday to Friday, 12:00 to 21:00')).toBeTruthy()
  })
})
