import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { LONG_DESKTOP, LONG_GATEWAY, SERVER_GATEWAY } from './scripts/lib/sets.ts'
import { brandPlugin } from './scripts/site/brand-plugin.ts'
import { stringsPlugin } from './scripts/strings/plugin.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Long proofs run only when asked for: `npm run test:deep`. */
const exclude = [...configDefaults.exclude, '**/*.deep.test.ts']
/** Each test starts and kills processes, which is too slow for the quick loop. */
const PROCESSES = 'main/**/killed.test.ts'
/** What happens in other processes happens late on a machine with other work. */
const PATIENT = { poll: { timeout: 40_000 } }
const set = process.env['PORTICO_TEST_SET']
/** `npm test` leaves out what takes long. */
const without = (long: readonly string[]): string[] => (set === 'quick' ? [...exclude, ...long] : exclude)
const otherRooms = set === 'other' ? SERVER_GATEWAY : []
const plugins = () => [react(), brandPlugin(at('resources/brands/aurora')), stringsPlugin()]

export default defineConfig({
  test: {
    // Projects with other numbers of workers run one after the other, so that files of any of them may be named in one command.
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          // Nothing happens on import, so files may share a process; starting one for each took longer than the tests.
          isolate: false,
          environment: 'node',
          include: [
            'packages/{commission,contract,lottery,studio}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/quality/*.test.ts',
            'renderer/**/*.test.ts',
            'main/**/*.test.ts',
            'preload/**/*.test.ts',
          ],
          exclude: [...exclude, PROCESSES],
          // Wide enough for a machine with other work; what passes waits for none of it.
          testTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'renderer',
          isolate: false,
          environment: 'jsdom',
          include: ['renderer/**/*.test.tsx'],
          exclude,
          setupFiles: [at('renderer/test/set-up.ts')],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'gateway',
          isolate: false,
          environment: 'node',
          include: set === 'server' ? SERVER_GATEWAY : ['packages/{gateway,demo,operator}/**/*.test.ts'],
          exclude: [...without(LONG_GATEWAY), ...otherRooms],
          // A machine with other work stood still for a minute once.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: PATIENT,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'desktop',
          environment: 'node',
          include: set === 'long' ? LONG_DESKTOP : ['tests/desktop/**/*.test.ts', 'tests/packaging/**/*.test.ts', PROCESSES],
          exclude: without(LONG_DESKTOP),
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: PATIENT,
          // They mostly wait for time-outs and restarts.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          include: ['**/*.deep.test.ts'],
          setupFiles: [at('scripts/lib/deep-set-up.ts')],
          testTimeout: 900_000,
          hookTimeout: 240_000,
          expect: PATIENT,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
