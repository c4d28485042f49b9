import type { House } from '../rounds/house.ts'
import type { Store } from '../rounds/store.ts'
import type { Wallet } from '../wallet/wallet.ts'

export class Killed extends Error {}

/**
 * A house whose process is gone after so many steps: each look into the store, each write, each call to the wallet before it arrives and after
 * it was answered. From there on nothing of it happens any more, and a transaction under way is undone. `steps` tells how many were made.
 */
export const mortalHouse = (house: House, last: number): { readonly house: House; readonly steps: () => number } => {
  let steps = 0
  const step = (): void => {
    if (++steps > last) throw new Killed(`killed at step ${last}`)
  }
  const store: Store = {
    ...house.store,
    run: (sql, ...values) => {
      step()
      return house.store.run(sql, ...values)
    },
    one: (sql, ...values) => {
      step()
      return house.store.one(sql, ...values)
    },
    all: (sql, ...values) => {
      step()
      return house.store.all(sql, ...values)
    },
    atOnce: (work) => {
      const done = house.store.atOnce(work)
      // Committed, and nobody hears of it.
      step()
      return done
    },
  }
  const wallet: Wallet = {
    ...house.wallet,
    send: async (path, body) => {
      step()
      const reply = await house.wallet.send(path, body)
      step()
      return reply
    },
  }
  return { house: { ...house, store, wallet }, steps: () => steps }
}
