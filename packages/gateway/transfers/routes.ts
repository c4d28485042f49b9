import {
  consolidatedFunds,
  lineTransfer,
  listTransfers,
  merchantWallet,
  transferDownlines,
  transferLines,
  walletTransfer,
} from '@portico/contract/transfer/calls'
import { operatorTransferSettings, setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Transfers } from './service.ts'

export const transferRoutes = ({ wallets, lines, settings }: Transfers): Binding[] => [
  bind(merchantWallet, async () => ({ isSingle: await wallets.isSingle() })),
  bind(consolidatedFunds, ({ caller }) => wallets.funds(caller)),
  bind(walletTransfer, ({ request, caller, context }) => wallets.transfer(caller, request, context.idempotencyKey)),
  bind(transferLines, ({ caller }) => lines.lines(caller)),
  bind(transferDownlines, ({ request, caller }) => lines.downlines(caller, request.account)),
  bind(lineTransfer, ({ request, caller, context }) => lines.transfer(caller, request, context.idempotencyKey)),
  bind(listTransfers, ({ caller }) => lines.list(caller)),
  bind(operatorTransferSettings, async () => ({ settings: await settings.read() })),
  bind(setTransferSettings, async ({ request }) => {
    await settings.save(request)
    return { settings: await settings.read() }
  }),
]
