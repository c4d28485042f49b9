import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResponseOf } from '@portico/contract/kit/call'
import { drawProof } from '@portico/contract/lottery/calls'
import { betReceipt } from '@portico/contract/bets/receipt-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneNote, openPlayer } from '../../testing/player.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { GAMES } from '../offer/games.ts'

const script = fileURLToPath(new URL('../../../../scripts/lottery/verify-draw.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portico-verify-'))

interface Run {
  readonly code: number
  readonly out: string
}

/** Runs the script as its user does. */
const run = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out: out + err }),
    )
  })

const saved = (name: string, value: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}

let gateway: TestGateway
let url = ''
let numero = ''
let proof: ResponseOf<typeof drawProof>
let receipts: ResponseOf<typeof betReceipt>[]

beforeAll(async () => {
  gateway = await testGateway()
  url = await gateway.start()
  // A pass that began before the clock moved would be joined by the one below, and end without the draw.
  await gateway.jobs.stop()
  await gateway.lottery.tick()
  const player = await openPlayer(gateway, '100000')
  const token = await player.token()
  numero = (await gateway.lottery.opened('SSC1')).current!.numero
  const { bets } = await player.place([oneNote(), oneNote({ multiple: 2 }), oneNote({ multiple: 3 })])
  gateway.clock.advance(60_000)
  await gateway.lottery.tick()
  proof = (await gateway.call(drawProof, { gameCode: 'SSC1', numero })).value
  receipts = await Promise.all(bets.map(async ({ betId }) => (await gateway.call(betReceipt, { betId }, { token })).value))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const issue = () => ['--game', 'SSC1', '--numero', numero]
const tampered = (change: Partial<typeof proof>) => run('--file', saved('tampered.json', { ...proof, ...change }), ...issue())

describe('npm run verify-draw [LOTTERY-04]', () => {
  it('finds a draw of the gateway true, and again from the file alone', async () => {
    const file = join(folder, 'proof.json')
    const online = await run('--url', url, ...issue(), '--save', file, '--receipt', saved('receipt.json', receipts[1]))
    expect(online.out).toContain('All of it agrees.')
    expect(online.code).toBe(0)
    expect(online.out).toContain(`${receipts[1]!.receipt.betId} is in the sealed list`)
    const noted = ['--commitment', proof.commitment!.toUpperCase(), '--root', proof.root!]
    expect(await run('--file', file, ...issue(), ...noted)).toMatchObject({ code: 0 })
  })

  it('finds a draw of every form true', async () => {
    for (const kind of ['digits', 'numbers', 'dice', 'mark-six', 'lots']) {
      const game = GAMES.find(({ shape, source }) => shape.kind === kind && source === 'own')
      if (!game) continue
      const [last] = (await gateway.lottery.results({ gameCode: game.code, limit: 1 })).list
      if (!last) continue
      const checked = await run('--url', url, '--game', game.code, '--numero', last.numero)
      expect([game.code, checked.code]).toEqual([game.code, 0])
    }
  })

  it('finds each altered part out', async () => {
    const other = 'ab'.repeat(32)
    expect(await tampered({ seed: other })).toMatchObject({ code: 1, out: expect.stringContaining('FAIL  1.') })
    expect(await tampered({ root: other })).toMatchObject({ code: 1, out: expect.stringContaining('FAIL  2.') })
    expect(await tampered({ commitment: other })).toMatchObject({ code: 1, out: expect.stringContaining('FAIL  1.') })
    const digits = 'digits' in proof.result! ? proof.result.digits : ''
    const shifted = { digits: digits.slice(1) + digits[0] === digits ? '12345' : digits.slice(1) + digits[0] }
    expect(await tampered({ result: shifted })).toMatchObject({ code: 1, out: expect.stringContaining('not the published') })
    expect(await tampered({ seed: null, result: null })).toMatchObject({ code: 1 })
  })

  it('finds an altered receipt, one left out and another root out', async () => {
    const file = saved('true.json', proof)
    const against = (receipt: unknown) => run('--file', file, ...issue(), '--receipt', saved('other.json', receipt))
    const [first, second] = receipts
    expect(await against({ ...first, receipt: { ...first!.receipt, multiple: 9 } })).toMatchObject({ code: 1 })
    expect((await against({ ...first, inclusion: second!.inclusion })).out).toContain('altered or left out')
    expect((await against({ ...first, inclusion: { ...first!.inclusion, root: 'ab'.repeat(32) } })).out).toContain('another root')
    expect((await against({ ...first, inclusion: null })).code).toBe(1)
    expect(await run('--file', file, ...issue(), '--root', 'ab'.repeat(32))).toMatchObject({ code: 1 })
  })

  it('says what is wrong with a command or a file', async () => {
    expect(await run('--game', 'SSC1', '--numero', numero)).toMatchObject({ code: 2, out: expect.stringContaining('Usage') })
    expect(await run('--file', saved('no.json', { a: 1 }), ...issue())).toMatchObject({ code: 2 })
    expect((await run('--file', saved('true.json', proof), '--game', 'SSC1', '--numero', '1')).out).toContain(`SSC1 ${numero}`)
    expect((await run('--url', url, '--game', 'SSC1', '--numero', '1')).out).toContain('ISSUE_UNKNOWN')
  })
})
