import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, requireNode, root } from './lib/root.ts'

requireNode()

const GATEWAY = 'packages/gateway'
const FOLDER = `${GATEWAY}/db/migrations`
const JOURNAL = `${FOLDER}/meta/_journal.json`

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * Writes the migration that the areas' schemas ask for: `npm run migration -- NAME`. One that was written before and is not committed yet is
 * taken back first, so that a change brings one migration however often its tables were changed on the way.
 */
const drafts = git('ls-files', '--others', '--exclude-standard', FOLDER)
const tags = new Set(drafts.filter((file) => file.endsWith('.sql')).map((file) => basename(file, '.sql')))
for (const file of drafts) rmSync(inRoot(file))
const journal = JSON.parse(readFileSync(inRoot(JOURNAL), 'utf8')) as Journal
const entries = journal.entries.filter(({ tag }) => !tags.has(tag))
writeFileSync(inRoot(JOURNAL), JSON.stringify({ ...journal, entries }, null, 2))

const [name = [...tags][0]?.replace(/^\d+_/, '')] = process.argv.slice(2)
execFileSync(process.execPath, [inRoot('node_modules/drizzle-kit/bin.cjs'), 'generate', ...(name === undefined ? [] : ['--name', name])], {
  cwd: inRoot(GATEWAY),
  stdio: ['ignore', 'ignore', 'inherit'],
})
console.log(git('ls-files', '--others', '--exclude-standard', FOLDER).join('\n') || 'The schema is as the migrations make it.')
