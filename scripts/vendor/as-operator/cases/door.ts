import { randomUUID } from 'node:crypto'
import { must } from '../../case.ts'
import { messageOf } from '../../client.ts'
import type { VendorCase } from '../table.ts'

const SECOND = 1_000

/** Who may ask the vendor anything. */
export const VENDOR_DOOR: readonly VendorCase[] = [
  {
    id: 'O1',
    title: 'what the operator did not sign is not answered, and opens nothing',
    play: async ({ inquirer, enter, line }) => {
      const { token } = enter()
      const before = line.calls.length
      const open = (spoilt: Parameters<typeof inquirer.ask>[2]) => inquirer.ask('open', { token }, spoilt)
      must('a wrong signature', await open({ headers: { 'X-Signature': '0'.repeat(64) } }), { status: 'INVALID_SIGNATURE' })
      must('no signature', await open({ headers: { 'X-Signature': '' } }), { status: 'INVALID_SIGNATURE' })
      must('a body with a byte more', await open({ altered: `${JSON.stringify({ token })} ` }), { status: 'INVALID_SIGNATURE' })
      must('a short nonce', await open({ nonce: 'short' }), { status: 'INVALID_SIGNATURE' })
      must('an unknown key', await open({ key: { ...inquirer.key, keyId: 'k_nobody' } }), { status: 'UNKNOWN_VENDOR' })
      must('another vendor', await open({ key: { ...inquirer.key, vendor: 'NOBODY' } }), { status: 'UNKNOWN_VENDOR' })
      const parts = { method: 'POST', path: '/inquiry/v1/rehearsal/open', body: JSON.stringify({ token }), at: inquirer.now() }
      const wrong = messageOf({ ...inquirer.key, secret: `${inquirer.key.secret}x` }, { ...parts, nonce: randomUUID() })
      must('by another secret', { http: (await inquirer.transport(wrong)).status }, { http: 401 })
      must('the wallet', { calls: line.calls.length }, { calls: before })
    },
  },
  {
    id: 'O2',
    title: "the operator's clock may differ by 299 seconds and not by 301",
    play: async ({ inquirer }) => {
      for (const sign of [1, -1]) {
        const ask = (seconds: number) => inquirer.ask('round', { roundId: 'none' }, { at: inquirer.now() + sign * seconds * SECOND })
        must(`${sign * 299} seconds off`, await ask(299), { status: 'TX_NOT_FOUND' })
        must(`${sign * 301} seconds off`, await ask(301), { status: 'STALE_TIMESTAMP' })
      }
    },
  },
  {
    id: 'O3',
    title: 'a nonce of the operator is good once',
    play: async ({ inquirer }) => {
      const nonce = randomUUID()
      must('the first time', await inquirer.ask('round', { roundId: 'none' }, { nonce }), { status: 'TX_NOT_FOUND' })
      must('again', await inquirer.ask('round', { roundId: 'none' }, { nonce }), { status: 'REPLAYED_NONCE' })
    },
  },
]
