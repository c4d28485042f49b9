import {
  addAccount,
  blockAccount,
  endEverySession,
  endSessions,
  operatorAccount,
  operatorAccounts,
  resetPassword,
  setDefaultAgent,
  setPrizeGroup,
} from '@portico/contract/member/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Accounts } from './accounts.ts'

export const accountRoutes = (accounts: Accounts): Binding[] => [
  bind(operatorAccounts, ({ request }) => accounts.list(request)),
  bind(operatorAccount, ({ request }) => accounts.one(request.account)),
  bind(addAccount, ({ request }) => accounts.add(request)),
  bind(blockAccount, ({ request }) => accounts.block(request.account, request.blocked)),
  bind(endSessions, ({ request }) => accounts.endSessions(request.account)),
  bind(endEverySession, async () => ({ ended: await accounts.endEverybody() })),
  bind(resetPassword, ({ request }) => accounts.resetPassword(request.account)),
  bind(setDefaultAgent, ({ request }) => accounts.setDefaultAgent(request.account)),
  bind(setPrizeGroup, ({ request, context }) => accounts.setPrizeGroup(request.account, request.maxPrizeGroup, context.operator)),
]
