import { createInterface } from 'node:readline/promises'
import { run } from './run.ts'

const code = await run(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  prompt: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  },
})
if (code !== 0) process.exitCode = code
