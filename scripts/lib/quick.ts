import { bin, inRoot } from './root.ts'
import { program, type Step } from './steps.ts'

/** What holds without running the product: types, lint, walls, format, dead code. */
export const staticSteps: readonly Step[] = [
  program('types', bin('tsc'), ['-p', 'tsconfig.json']),
  program('types of the renderer', bin('tsc'), ['-p', 'renderer']),
  program('walls', process.execPath, [inRoot('scripts', 'walls', 'main.ts')]),
  program('lint', bin('oxlint'), ['--type-aware']),
  program('format', bin('biome'), ['format']),
  program('styles', bin('stylelint'), ['renderer/**/*.css']),
  program('dead code', bin('knip'), []),
]
