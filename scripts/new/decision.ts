import { readdirSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import type { Generator } from './skeleton.ts'

const FOLDER = 'docs/decisions'

/** The next page of docs/decisions. */
export const decision: Generator = {
  usage: 'decision TITLE',
  make: (args) => {
    const title = args.join(' ').trim()
    if (title === '') throw new Error('A decision has a title')
    const last = Math.max(0, ...readdirSync(inRoot(FOLDER)).map((name) => Number.parseInt(name, 10) || 0))
    const number = String(last + 1).padStart(3, '0')
    const slug = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const path = `${FOLDER}/${number}-${slug}.md`
    const content = `# ${number} ${title}\n\n**Decided.** \n\n**Why.** \n\n**Costs.** \n\n**Would change our mind.** \n`
    return { files: [{ path, content }], next: [`Write ${path}`] }
  },
}
