import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setWithdrawPassword } from '@portico/contract/member/calls'
import { blockAccount } from '@portico/contract/member/operator-calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { login, logout } from '@portico/contract/session/calls'
import { endOtherSessions } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { attempt } from '../testing/sign-in.ts'
import { auditEntry } from './schema.ts'

const verifier = fileURLToPath(new URL('../../../scripts/audit/verify.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portico-audit-'))

/** The exit code and the words of the program, run by itself on these lines. */
const verify = async (lines: readonly string[], ...options: string[]): Promise<{ code: number; output: string }> => {
  const file = join(folder, 'audit.jsonl')
  writeFileSync(file, `${lines.join('\n')}\n`)
  const run = promisify(execFile)(process.execPath, [verifier, '--file', file, ...options.flatMap((each) => ['--expect', each])])
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
  )
}

let gateway: TestGateway
let memberId: string
beforeAll(async () => {
  gateway = await testGateway()
  memberId = (await gateway.members.create({ account: 'audited', password: PASSWORD })).id
})
afterAll(() => gateway.close())

const read = async (request: { account?: string; after?: string; action?: string }) =>
  (await gateway.call(auditLog, { size: '1000', ...request }, { token: gateway.operatorKey })).value

describe('the audit log', () => {
  test('has sign-ins, sessions that were ended, passwords that were set and what operators did', async () => {
    const one = (await gateway.call(login, attempt('audited'), { ip: '203.0.113.24' })).value.token
    await gateway.call(login, attempt('audited'))
    await gateway.call(endOtherSessions, {}, { token: one })
    await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: '246810' }, { token: one })
    await gateway.call(logout, {}, { token: one })
    await gateway.call(blockAccount, { account: 'audited', blocked: true, reason: 'a test of the log' }, { token: gateway.operatorKey })
    const { list } = await read({ account: memberId, after: '0' })
    expect(list.map(({ actor, action, ip }) => [actor, action, ip])).toEqual([
      [`member:${memberId}`, 'SIGNED_IN', '203.0.113.24'],
      [`member:${memberId}`, 'SIGNED_IN', '127.0.0.1'],
      [`member:${memberId}`, 'SESSIONS_ENDED', null],
      [`member:${memberId}`, 'WITHDRAW_PASSWORD_SET', null],
      [`member:${memberId}`, 'SIGNED_OUT', '127.0.0.1'],
      ['system', 'SESSIONS_ENDED', null],
    ])
    const desk = (await read({ after: '0' })).list.filter(({ actor }) => actor === 'operator:operator')
    expect(desk.map(({ action, details }) => [action, JSON.parse(details)])).toMatchObject([
      ['OPERATOR_ACTION', { call: 'blockAccount', request: { account: 'audited', blocked: true } }],
      ['OPERATOR_OUTCOME', { outcome: 'DONE' }],
    ])
    expect(JSON.stringify(list)).not.toContain(PASSWORD)
  })

  test('takes an entry back with its transaction, and gives fifty at once a place each', async () => {
    const before = (await read({})).head.seq
    const event = { actor: 'system', action: 'TRIED' }
    const failing = gateway.database.orm.transaction(async (tx) => {
      await gateway.audit.write(tx, event)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await read({})).head.seq).toBe(before)
    await Promise.all(Array.from({ length: 50 }, () => gateway.database.orm.transaction((tx) => gateway.audit.write(tx, event))))
    expect((await read({ action: 'TRIED' })).list).toHaveLength(50)
    expect((await read({})).head.seq).toBe(before + 50)
  })

  test('refuses that a row is changed or removed', async () => {
    const { orm } = gateway.database
    await expect(orm.update(auditEntry).set({ actor: 'system' })).rejects.toMatchObject({
      cause: { message: 'audit_entry is append-only' },
    })
    await expect(orm.delete(auditEntry)).rejects.toThrow()
  })
})

describe('the verifier, a program of its own', () => {
  test('passes the log as it is, and finds a flipped byte, a removed row, two that changed places, and a log that was written anew', async () => {
    const { list, head } = await read({ after: '0' })
    const lines = list.map((entry) => JSON.stringify(entry))
    expect(await verify(lines)).toMatchObject({ code: 0, output: expect.stringContaining(`${head.seq}:${head.hash}`) })

    const third = list[2]!
    const flipped = lines.with(2, JSON.stringify({ ...third, details: third.details.replace('1', '2') }))
    expect(await verify(flipped)).toMatchObject({ code: 1, output: expect.stringContaining('entry 3 was changed') })
    for (const field of ['at', 'actor', 'action', 'subject', 'ip', 'previous', 'hash'] as const) {
      const changed = lines.with(2, JSON.stringify({ ...third, [field]: `${third[field] ?? ''}0` }))
      expect([field, (await verify(changed)).code]).toEqual([field, 1])
    }
    expect(await verify(lines.toSpliced(4, 1))).toMatchObject({ code: 1, output: expect.stringContaining('missing') })
    expect((await verify(lines.with(3, lines[4]!).with(4, lines[3]!))).code).toBe(1)
    expect((await verify(lines.toSpliced(0, 1))).code).toBe(1)

    const noted = `${head.seq}:${head.hash}`
    expect((await verify(lines, noted)).code).toBe(0)
    expect(await verify(lines.slice(0, -1), noted)).toMatchObject({
      code: 1,
      output: expect.stringContaining('the end of the log is missing'),
    })
    expect((await verify(lines, `${head.seq}:${'f'.repeat(64)}`)).code).toBe(1)
  }, 120_000)
})
