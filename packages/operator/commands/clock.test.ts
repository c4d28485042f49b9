import { systemStatus } from '@portico/contract/system/calls'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterEach, describe, expect, test } from 'vitest'
import { createProgram } from '../program.ts'

let gateway: TestGateway | undefined
afterEach(async () => {
  await gateway?.close()
  gateway = undefined
})

/** Runs `operator clock advance SPAN` against a gateway that listens, and answers what it printed. */
const advance = async (started: TestGateway, span: string): Promise<string> => {
  const { port } = new URL(await started.gateway.start())
  const lines: string[] = []
  const program = createProgram(
    ['EN'],
    { host: '127.0.0.1', port, dataDir: started.config.dataDir },
    (line) => lines.push(line),
    () => {},
  )
  await program.exitOverride().parseAsync(['clock', 'advance', span], { from: 'user' })
  return lines.join('\n')
}

describe('clock advance', () => {
  test('sets the clock of a demonstration forward for everybody', async () => {
    gateway = await testGateway()
    const before = gateway.clock.now().getTime()
    const expected = new Date(before + 36 * 3_600_000).toISOString()
    expect(await advance(gateway, '1d12h')).toContain(expected)
    expect((await gateway.call(systemStatus, {})).value.serverNow).toBe(expected)
  })

  test('says how a span is written', async () => {
    gateway = await testGateway()
    await expect(advance(gateway, 'tomorrow')).rejects.toThrow('written like 45s')
  })
})
