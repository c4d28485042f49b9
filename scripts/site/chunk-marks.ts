import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** `import(/* @chunk side *\/ './side-tail.tsx')` */
const MARK = /import\(\s*\/\* @chunk ([\w-]+) \*\/\s*'(\.[^']+)'/g

/** The chunk of each lazy part, as the `import()` that fetches the part says it: parts that come together are one file. */
export const chunkMarks = () => {
  const marks = new Map<string, string>()
  const plugin: Plugin = {
    name: 'portico:chunk-marks',
    apply: 'build',
    transform: {
      // Before comments are taken out.
      order: 'pre',
      filter: { code: /@chunk / },
      handler: (code, id) => {
        for (const [, chunk = '', path = ''] of code.matchAll(MARK)) marks.set(resolve(dirname(id), path), chunk)
      },
    },
  }
  return { plugin, marks: marks as ReadonlyMap<string, string> }
}
