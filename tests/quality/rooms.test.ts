import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../../scripts/lib/root.ts'

/** A room is a folder directly below one of these, or one of `ALONE`. What lies deeper is told by the README of its room. */
const HOUSES = [
  'main',
  'packages/commission',
  'packages/contract',
  'packages/demo',
  'packages/gateway',
  'packages/lottery',
  'packages/operator',
  'packages/studio',
  'renderer',
  'renderer/features',
  'scripts',
  'tests',
]
const ALONE = ['preload']

/** The rooms that these files stand in. Paths are from the repository's root, here and below. */
const roomsOf = (files: readonly string[]): string[] => {
  const rooms = new Set(ALONE)
  for (const file of files)
    for (const house of HOUSES) {
      const [room, inside] = file.startsWith(`${house}/`) ? file.slice(house.length + 1).split('/', 2) : []
      if (inside !== undefined) rooms.add(`${house}/${room}`)
    }
  return [...rooms].toSorted()
}

const unread = (files: readonly string[]): string[] => roomsOf(files).filter((room) => !files.includes(`${room}/README.md`))

const NAMED = /`([\w@./-]+\.(?:tsx?|css|md))`/g

/** Files that a README names and that are not there: seen from its folder or, with their folder, from the repository's root. */
const lost = (page: string, text: string, files: readonly string[]): string[] =>
  [...text.matchAll(NAMED)]
    .map(([, name]) => name!)
    .filter((name) => !files.includes(posix.join(posix.dirname(page), name)) && !(name.includes('/') && files.includes(name)))
    .map((name) => `${page}: ${name}`)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((path) => path !== '')
describe('rooms', () => {
  it('every room has a README', () => {
    expect(unread(files)).toEqual([])
  })

  it('every file that the README of a room names is there', () => {
    const rooms = roomsOf(files)
    const readmes = files.filter((path) => path.endsWith('/README.md') && rooms.some((room) => path.startsWith(`${room}/`)))
    expect(readmes.length).toBeGreaterThan(HOUSES.length)
    expect(readmes.flatMap((page) => lost(page, readFileSync(inRoot(page), 'utf8'), files))).toEqual([])
  })

  it.each<{ files: string[]; without: string[] }>([
    { files: ['preload/README.md', 'main/vault/vault.ts'], without: ['main/vault'] },
    { files: ['preload/README.md', 'main/vault/vault.ts', 'main/vault/README.md'], without: [] },
    { files: ['preload/README.md', 'main/vault/deep/vault.ts', 'main/vault/deep/README.md'], without: ['main/vault'] },
    { files: ['preload/README.md', 'main/system.ts', 'docs/guides/game.md'], without: [] },
    { files: ['preload/index.ts'], without: ['preload'] },
    {
      files: ['preload/README.md', 'renderer/features/bets/api.ts', 'renderer/features/README.md'],
      without: ['renderer/features/bets'],
    },
  ])('finds rooms without one: $without', ({ files: some, without }) => {
    expect(unread(some)).toEqual(without)
  })

  it.each([
    { text: 'See `vault.ts`.', wrong: [] },
    { text: 'See `valt.ts`.', wrong: ['valt.ts'] },
    { text: '| `keys.ts`, `parts/look.css`, `page.tsx` | x |', wrong: ['page.tsx'] },
    { text: 'Asks `../ports.ts` and `main/ports.ts`, not `ports.ts`.', wrong: ['ports.ts'] },
    { text: 'Told in `docs/release.md`, not in `docs/releases.md`.', wrong: ['docs/releases.md'] },
    { text: 'Each has a `<f>/feature.ts` and `*.electron.ts`, and does `x.call()`; no vault.js.', wrong: [] },
  ])('finds names of files that are not there: $text', ({ text, wrong }) => {
    const some = ['main/vault/vault.ts', 'main/vault/keys.ts', 'main/vault/parts/look.css', 'main/ports.ts', 'docs/release.md']
    expect(lost('main/vault/README.md', text, some)).toEqual(wrong.map((name) => `main/vault/README.md: ${name}`))
  })
})
