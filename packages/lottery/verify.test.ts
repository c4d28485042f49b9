import { describe, expect, test } from 'vitest'
import { commitmentOf, drawFrom } from './draw.ts'
import { fromHex } from './bytes.ts'
import type { DrawShape } from './shape.ts'
import { checkDraw, type DrawProof } from './verify.ts'

const SEED = '07'.repeat(32)
const ROOT = 'ab'.repeat(32)
const issue = { gameCode: 'A', numero: '20261121-0001', date: '2026-11-21' }

const SHAPES: readonly DrawShape[] = [
  { kind: 'digits', count: 5 },
  { kind: 'numbers', pick: 5, of: 11 },
  { kind: 'dice' },
  { kind: 'mark-six' },
  { kind: 'lots', layout: 'south' },
]

const proofOf = async (shape: DrawShape): Promise<DrawProof> => ({
  ...issue,
  shape,
  commitment: await commitmentOf(fromHex(SEED)),
  root: ROOT,
  seed: SEED,
  result: await drawFrom(shape, fromHex(SEED), { lotteryCode: 'A', numero: issue.numero, entropyHex: ROOT, date: issue.date }),
})

const outcome = async (proof: DrawProof) => {
  const check = await checkDraw(proof)
  return check.kind === 'checked' ? [check.checked.seed, check.checked.result] : check.kind
}

describe('[LOTTERY-04] checking a draw', () => {
  test.each(SHAPES)('finds a true draw true and each altered part out: %o', async (shape) => {
    const proof = await proofOf(shape)
    expect(await outcome(proof)).toEqual([true, true])
    // A database may give the keys back in another order.
    const turned = JSON.parse(JSON.stringify(proof.result), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
    ) as DrawProof['result']
    expect(await outcome({ ...proof, result: turned })).toEqual([true, true])
    expect(await outcome({ ...proof, root: 'cd'.repeat(32) })).toEqual([true, false])
    expect(await outcome({ ...proof, numero: '20261121-0002' })).toEqual([true, false])
    expect(await outcome({ ...proof, seed: '08'.repeat(32) })).toEqual([false, false])
    expect(await outcome({ ...proof, commitment: await commitmentOf(fromHex('08')) })).toEqual([false, true])
  })

  test('says what is not there to be checked', async () => {
    const proof = await proofOf({ kind: 'dice' })
    expect(await outcome({ ...proof, commitment: null })).toBe('feed')
    for (const missing of ['seed', 'root', 'result']) expect(await outcome({ ...proof, [missing]: null })).toBe('early')
    expect(await outcome({ ...proof, seed: 'no' })).toBe('unreadable')
  })
})
