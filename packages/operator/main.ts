import { run } from './run.ts'

const code = await run(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
if (code !== 0) process.exitCode = code
