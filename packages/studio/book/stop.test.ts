import { describe, expect, it } from 'vitest'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { recover } from '../rounds/recover.ts'
import { openStore } from '../rounds/store.ts'
import { betOnAll, settleAll } from '../testing/book-bets.ts'
import { BOOK_BEGIN, BOOK_STAKE, openBook } from '../testing/open-book.ts'
import { placeBet } from './bet.ts'

const HOUR = 3_600_000

describe('a stop of the studio', () => {
  it('of hours costs nothing: parts are played by the times of their schedule, and every bet is settled at the next start', async () => {
    const one = await openBook()
    const other = await openBook()
    const ids = await betOnAll(one)
    expect(await betOnAll(other)).toEqual(ids)
    await settleAll(one)
    // This one stood still all the while.
    recover(other.house)
    await other.pass(4 * HOUR)
    await deliver(other.house)
    for (const id of ids) expect([other.round(id).state, other.round(id).paid]).toEqual([one.round(id).state, one.round(id).paid])
    expect(other.wallet.balance()).toBe(one.wallet.balance())
  })

  it('at any write leaves no bet paid twice and none unpaid', async () => {
    const undisturbed = await openBook()
    const expected = (await betOnAll(undisturbed)).length
    await settleAll(undisturbed, 1)
    for (let stopAt = 1; stopAt <= 400; stopAt += 23) {
      const store = openStore(':memory:')
      let writes = Infinity
      const fragile = {
        ...store,
        run: (...of: Parameters<typeof store.run>) => {
          if (--writes < 0) throw new Error('stopped')
          return store.run(...of)
        },
      }
      const book = await openBook({ store: { ...fragile, atOnce: store.atOnce } })
      expect(await betOnAll(book)).toHaveLength(expected)
      writes = stopAt
      await settleAll(book, 1).catch(() => undefined)
      writes = Infinity
      recover(book.house)
      await settleAll(book, 1)
      expect(
        book.store.all(
          "SELECT 1 FROM rounds WHERE state IN ('betting', 'riding', 'decided') AND NOT EXISTS (SELECT 1 FROM legs JOIN matches ON matches.id = legs.match WHERE legs.round = rounds.id AND matches.state <> 'final')",
        ),
      ).toEqual([])
      const [paid] = [
        book.store.one(
          "SELECT sum(CASE state WHEN 'void' THEN stake ELSE paid END) AS sum, sum(stake) AS staked FROM rounds WHERE state IN ('settled', 'void', 'riding')",
        ),
      ]
      const riding = Number(book.store.one("SELECT coalesce(sum(paid), 0) AS sum FROM rounds WHERE state = 'riding'")?.['sum'])
      expect(riding).toBe(0)
      expect(book.wallet.balance()).toBe(BOOK_BEGIN - Number(paid?.['staked']) + Number(paid?.['sum']))
    }
  })

  it('between the debit and its word gives the stake back', async () => {
    const book = await openBook()
    const picks = [book.wishOf(book.open()[0]!, 'RESULT', '1')]
    // The wallet takes the stake; the studio stops before it has read the answer, and starts again.
    const send: House['wallet']['send'] = async (path, body) => {
      const reply = await book.wallet.send(path, body)
      expect(recover(book.house)).toBe(1)
      return reply
    }
    const house: House = { ...book.house, wallet: { ...book.wallet, send } }
    await placeBet(house, book.session, { requestId: 'request-cut', clientNumber: '1', stake: BOOK_STAKE, picks, better: false }, 1)
    await deliver(book.house)
    expect(book.wallet.balance()).toBe(BOOK_BEGIN)
    expect(book.store.one('SELECT state, refusal FROM rounds')).toMatchObject({ state: 'void', refusal: 'INTERRUPTED' })
  })
})
