import { must } from '../../case.ts'
import { Deviation } from '../../deviation.ts'
import type { VendorCase, VendorTable } from '../table.ts'

const pageOf = async ({ inquirer, books }: VendorTable, token: string, method = 'GET') => {
  const query = new URLSearchParams({ token, gameCode: books.gameCode, lang: 'en-US', currency: 'VND', mode: 'real', site: books.site })
  return inquirer.transport({ method, path: `/play?${query}`, headers: {}, body: '' })
}

const framers = (policy: string): string[] =>
  policy
    .split(';')
    .map((rule) => rule.trim().split(/\s+/))
    .find(([name]) => name === 'frame-ancestors')
    ?.slice(1) ?? ['anybody']

/** How a game is opened. */
export const VENDOR_LAUNCHES: readonly VendorCase[] = [
  {
    id: 'O4',
    title: 'loading the page spends no launch, by whatever method and however often',
    play: async (table) => {
      const { token } = table.enter()
      const before = table.line.calls.length
      for (const method of ['GET', 'HEAD', 'GET']) await pageOf(table, token, method)
      must('the page', { status: (await pageOf(table, token)).status }, { status: 200 })
      must('the wallet', { calls: table.line.calls.length }, { calls: before })
      must('the launch', await table.inquirer.ask('open', { token }), { status: 'OK' })
    },
  },
  {
    id: 'O5',
    title: 'nobody but the site may frame the page',
    play: async (table) => {
      const { headers } = await pageOf(table, table.enter().token)
      must('frame-ancestors', { are: framers(headers['content-security-policy'] ?? '') }, { are: [table.books.site] })
    },
  },
  {
    id: 'O6',
    title: 'a launch opens once',
    play: async ({ inquirer, sit }) => {
      const { token } = await sit()
      const again = await inquirer.ask('open', { token })
      if (again.status === 'OK') throw new Deviation('the same launch opened a game again')
    },
  },
  {
    id: 'O7',
    title: 'a launch that the wallet refuses opens nothing, nor one whose answer it did not sign',
    play: async ({ inquirer, enter, line }) => {
      must('a made-up token', await inquirer.ask('open', { token: 'a-token-of-nobody' }), { status: 'INVALID_TOKEN' })
      for (const mishap of ['unsigned', 'forged', 'of another call', 'lost answer'] as const) {
        line.plan('session/authenticate', mishap)
        const opened = await inquirer.ask('open', { token: enter().token })
        if (opened.status === 'OK') throw new Deviation(`an answer that was ${mishap} opened a game`)
      }
    },
  },
  {
    id: 'O8',
    title: 'a free game asks the wallet for no money',
    play: async ({ sit, line }) => {
      const seat = await sit({ isTrial: true })
      const before = line.calls.length
      must('a round', await seat.play(), { status: 'OK' })
      const money = line.calls.slice(before).filter(({ name }) => name.startsWith('wallet/'))
      must('the wallet', { calls: money.map(({ name }) => name) }, { calls: [] })
    },
  },
]
