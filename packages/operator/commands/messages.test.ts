import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProgram } from '../program.ts'

let gateway: TestGateway
let port: string
beforeAll(async () => {
  gateway = await testGateway()
  port = new URL(await gateway.gateway.start()).port
})
afterAll(() => gateway.close())

const operator = async (...args: readonly string[]): Promise<string> => {
  const lines: string[] = []
  const connection = { host: '127.0.0.1', port, dataDir: gateway.config.dataDir }
  const program = createProgram(
    ['TY', 'EN'],
    connection,
    (line) => lines.push(line),
    () => lines.push('failed'),
  )
  await program.parseAsync(args, { from: 'user' })
  return lines.join('\n')
}

test('the operator reads what went out, and what is left of the day', async () => {
  expect(await operator('messages')).toBe(
    'SMS: 0 of 5000 today, without a provider\nEMAIL: 0 of 20000 today, without a provider\nNo such message.',
  )
  const request = { purpose: 'LOGIN', ip: '127.0.0.1', language: 'EN' } as const
  await gateway.codes.send({ ...request, to: '+84912345678' })
  await gateway.codes.send({ ...request, to: '+84987654321', withheld: true })
  const output = await operator('messages', '--channel', 'SMS')
  expect(output).toContain('SMS: 1 of 5000 today')
  expect(output).toMatch(
    /SMS to \+84912345678 {2}code {2}stays here: its channel has no provider\n {2}Aurora: \d{6} is your code to log in/,
  )
  expect(output).toMatch(/SMS to \+84987654321 {2}code {2}goes to nobody: no account has this address$/m)
  expect(await operator('messages', '--to', '+84912345678', '--state', 'SENT')).toContain('No such message.')
})
