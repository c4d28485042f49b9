import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { consolidatedFunds, walletTransfer } from '@portico/contract/transfer/calls'
import { MAIN_WALLET } from '@portico/contract/transfer/shapes'
import { type AccountRef, balancesOf, cashOf, type Ledger, openAccount, vendorWalletOf } from '../ledger/index.ts'
import type { Control } from '../control/index.ts'
import { fingerprintOf } from '../db/canonical.ts'
import { once } from '../db/once.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { typedUnits } from '../kit/typed-units.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import type { Allowance } from './allowance.ts'
import { boundsOf, readTransferSettings } from './settings.ts'
import { insertTransfer } from './store.ts'

export type Owner = Pick<Caller, 'memberId' | 'currency'>

const walletOf = ({ memberId, currency }: Owner, wallet: string): AccountRef => vendorWalletOf(memberId, wallet, currency)

export interface WalletDeps {
  readonly ledger: Pick<Ledger, 'post' | 'balanceOf'>
  readonly passwords: Pick<WithdrawPassword, 'check' | 'isSet'>
  readonly allowance: Allowance
  readonly control: Pick<Control, 'notOnBreak'>
  /** Vendors' names by code. */
  readonly vendorNames: () => Promise<ReadonlyMap<string, string>>
}

export interface Wallets {
  isSingle(): Promise<boolean>
  funds(caller: Owner): Promise<ResponseOf<typeof consolidatedFunds>>
  /** @throws Failure as the contract's `walletTransfer` lists them */
  transfer(caller: Owner, request: RequestOf<typeof walletTransfer>, key: string): Promise<ResponseOf<typeof walletTransfer>>
}

export const createWallets = (
  { database, clock, random, brand, events }: Platform,
  { ledger, passwords, allowance, control, vendorNames }: WalletDeps,
): Wallets => {
  const { orm } = database
  const isSingle = async () => !boundsOf(await readTransferSettings(orm, brand), 'WALLET').open

  /** The vendor's wallet and the way the money goes. @throws Failure WALLET_UNKNOWN */
  const sidesOf = async ({ from, to }: { from: string; to: string }) => {
    const wallet = from === MAIN_WALLET ? to : from
    if (wallet === MAIN_WALLET || (from !== MAIN_WALLET && to !== MAIN_WALLET)) throw new Failure('WALLET_UNKNOWN')
    const direction = from === MAIN_WALLET ? 'OUT' : 'IN'
    const { vendors } = await readTransferSettings(orm, brand)
    // What lies at a vendor that lost its wallet may still be brought back.
    if (direction === 'OUT' && !vendors.includes(wallet)) throw new Failure('WALLET_UNKNOWN')
    return { wallet, direction } as const
  }

  return {
    isSingle,

    funds: async (caller) => {
      const { memberId, currency } = caller
      const main = (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')
      const single = await isSingle()
      const settings = await readTransferSettings(orm, brand)
      const names = await vendorNames()
      const balances = await balancesOf(
        orm,
        [...names.keys()].map((code) => walletOf(caller, code)),
      )
      const own = [...names].flatMap(([wallet, name]) => {
        const holding = balances(walletOf(caller, wallet)) ?? 0n
        return (settings.vendors.includes(wallet) && !single) || holding > 0n ? [{ wallet, name, holding }] : []
      })
      const money = (units: Units) => toMoney(units, currency)
      const nothing = { min: money(0n), max: money(0n), daily: money(0n), left: money(0n), resetsAt: clock.now().toISOString() }
      return {
        isSingle: single,
        main: money(main),
        total: money(own.reduce((sum, { holding }) => sum + holding, main)),
        vendors: own.map(({ wallet, name, holding }) => ({ wallet, name, balance: money(holding) })),
        rules: (await allowance.rules(orm, memberId, 'WALLET', currency)) ?? nothing,
        passwordSet: await passwords.isSet(caller),
        serverNow: clock.now().toISOString(),
      }
    },

    transfer: async (caller, { withdrawPassword, ...request }, key) => {
      const { memberId, currency } = caller
      const at = clock.now()
      await passwords.check(caller, withdrawPassword)
      const { wallet, direction } = await sidesOf(request)
      // What games left at a vendor may be brought back to the last of it.
      const amount = direction === 'OUT' ? typedUnits(request.amount, currency) : parseUnits(request.amount)
      const intent = { memberId, key, fingerprint: fingerprintOf({ call: 'walletTransfer', ...request, amount: String(amount) }), at }
      return orm.transaction((tx) =>
        once(tx, intent, async () => {
          // What lies at a vendor may be brought back at any time.
          if (direction === 'OUT') await control.notOnBreak(tx, memberId)
          await allowance.admit(tx, memberId, 'WALLET', amount, direction === 'IN')
          const [cash, vendor] = [cashOf(memberId, currency), walletOf(caller, wallet)]
          await openAccount(tx, vendor)
          const id = randomId(random)
          const [debit, credit] = direction === 'OUT' ? [cash, vendor] : [vendor, cash]
          await insertTransfer(tx, { id, memberId, kind: 'WALLET', wallet, direction, otherId: null, amount, currency, at })
          const { balanceOf } = await ledger.post(tx, [{ id, debit, credit, amount, code: `WALLET_${direction}`, ref: id }], at)
          const [main, holding] = [toMoney(balanceOf(cash) ?? 0n, currency), toMoney(balanceOf(vendor) ?? 0n, currency)]
          await events.notify(tx, memberId, 'balance.changed', { balance: main })
          return { transferId: id, amount: toMoney(amount, currency), main, wallet: holding, serverNow: at.toISOString() }
        }),
      )
    },
  }
}
