import { requireNode } from '../lib/root.ts'
import { area } from './area.ts'
import { brand } from './brand.ts'
import { call } from './call.ts'
import { decision } from './decision.ts'
import { dialog } from './dialog.ts'
import { feature } from './feature.ts'
import { locale } from './locale.ts'
import { paymentProvider } from './payment-provider.ts'
import { promotion } from './promotion.ts'
import { type Generator, write } from './skeleton.ts'

requireNode()

const GENERATORS: Readonly<Record<string, Generator>> = {
  area,
  feature,
  call,
  dialog,
  brand,
  locale,
  decision,
  'payment-provider': paymentProvider,
  promotion,
}

const usage = (): string =>
  ['Writes a skeleton that passes `npm run check`:', ...Object.values(GENERATORS).map((each) => `  npm run new -- ${each.usage}`)].join(
    '\n',
  )

const [kind = '', ...args] = process.argv.slice(2)
const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined
if (!generator) {
  console.error(usage())
  process.exitCode = 1
} else {
  try {
    const skeleton = generator.make(args)
    write(skeleton)
    for (const { path } of skeleton.files) console.log(`wrote   ${path}`)
    for (const path of new Set((skeleton.edits ?? []).map((edit) => edit.path))) console.log(`changed ${path}`)
    for (const line of skeleton.next) console.log(line)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n  npm run new -- ${generator.usage}`)
    process.exitCode = 1
  }
}
