import { join } from 'node:path'
import { OPERATOR_SESSION_FILE } from '@portico/contract/operator/local-gateway'
import { type TestGateway, type TestOptions, testGateway } from '@portico/gateway/testing/gateway'
import { createProgram } from '../program.ts'

/** Runs one command as its line says, in this process; answers what it prints, and rejects as the command does. */
export type Operator = (...args: readonly string[]) => Promise<string>

/** A gateway that listens, and the operator's command line against it. Close the gateway at the end. */
export const operatorDesk = async (options: TestOptions = {}): Promise<{ gateway: TestGateway; operator: Operator }> => {
  const gateway = await testGateway(options)
  const { port } = new URL(await gateway.gateway.start())
  const { dataDir } = gateway.config
  const operator: Operator = async (...args) => {
    const lines: string[] = []
    const program = createProgram(
      ['TY', 'EN'],
      { host: '127.0.0.1', port, dataDir, sessionFile: join(dataDir, OPERATOR_SESSION_FILE), session: undefined },
      {
        print: (line) => lines.push(line),
        prompt: () => Promise.reject(new Error('nobody is asked here')),
        fail: () => lines.push('failed'),
      },
    )
    await program.parseAsync(args, { from: 'user' })
    return lines.join('\n')
  }
  return { gateway, operator }
}
