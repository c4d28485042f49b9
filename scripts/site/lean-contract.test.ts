import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call, Schema } from '@portico/contract/call'
import { EVENTS } from '@portico/contract/events'
import { calls } from '@portico/contract/index'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { root } from '../lib/root.ts'
import { leanContract } from './lean-contract.ts'

type Full = { readonly calls: typeof calls; readonly EVENTS: Readonly<Record<string, Readonly<Record<string, Schema>>>> }

let folder: string
let lean: Full
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-lean-'))
  const entry = { index: join(root, 'packages/contract/index.ts'), events: join(root, 'packages/contract/events.ts') }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanContract],
    build: { outDir: folder, minify: false, lib: { entry, formats: ['es'], fileName: (_, name) => `${name}.mjs` } },
  })
  const read = (name: string) => import(pathToFileURL(join(folder, name)).href)
  lean = { ...(await read('index.mjs')), ...(await read('events.mjs')) } as Full
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const written = (schema: Schema) => (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }))

describe('the contract as the site carries it', () => {
  it('is the contract: every call and event, with the same schemas', () => {
    expect(Object.keys(lean.calls).toSorted()).toEqual(Object.keys(calls).toSorted())
    for (const [name, full] of Object.entries(calls as Record<string, Call>)) {
      const { summary: _summary, failures: _failures, example: _example, request, response, ...rest } = full
      const { request: leanRequest, response: leanResponse, ...leanRest } = lean.calls[name]!
      expect(leanRest, name).toEqual(rest)
      expect([written(leanRequest), written(leanResponse)], name).toEqual([written(request), written(response)])
    }
    for (const [channel, types] of Object.entries(EVENTS)) {
      expect(Object.keys(lean.EVENTS[channel]!)).toEqual(Object.keys(types))
      for (const [type, schema] of Object.entries<Schema>(types))
        expect(written(lean.EVENTS[channel]![type]!), type).toEqual(written(schema))
    }
  })

  it('leaves out what only the reference reads', () => {
    const [words, full] = [Object.values(lean.calls), Object.values(calls)].map((rows) =>
      rows.map(({ summary, example }) => [summary, example]),
    )
    expect(words!.flat().filter((each) => each !== undefined)).toEqual([])
    expect(full!.flat()).not.toContain(undefined)
  })

  it('builds a schema when it is first read, and once', () => {
    const unread = Object.values(lean.calls).map((row) => Object.getOwnPropertyDescriptor(row, 'response')!)
    expect(unread.filter(({ get }) => get !== undefined).length).toBeGreaterThan(Object.keys(calls).length / 2)
    const read = () => Object.values(lean.calls).flatMap(({ request, response }) => [request, response])
    const again = read()
    expect(read().filter((schema, at) => schema !== again[at])).toEqual([])
  })
})
