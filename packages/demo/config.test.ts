import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEMO_SETTINGS, readDemoConfig } from './config.ts'

describe("the demonstration's settings", () => {
  test('makes demo data unless it is production, or as it is told', () => {
    const enabled = (env: Record<string, string>) => readDemoConfig(env).enabled
    expect([
      enabled({}),
      enabled({ NODE_ENV: 'production' }),
      enabled({ NODE_ENV: 'production', DEMO: '1' }),
      enabled({ DEMO: 'off' }),
    ]).toEqual([true, false, true, false])
  })

  test('takes the game host by its present and its former names', () => {
    expect(readDemoConfig({ GAME_HOST_PORT: '0', GAME_HOST_URL: 'https://games.example' }).gameHost).toEqual({
      port: 0,
      url: 'https://games.example',
    })
    expect(readDemoConfig({ HOUSE_PORT: '9000', HOUSE_URL: '' }).gameHost).toEqual({ port: 9000, url: undefined })
  })

  test('says everything that is wrong at once', () => {
    expect(() => readDemoConfig({ DEMO: 'maybe', GAME_HOST_PORT: 'x' })).toThrow(
      /DEMO: must be true or false\n.+GAME_HOST_PORT: must be a whole/,
    )
  })

  test('is written down, every setting of it', () => {
    const section = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8').split('\n## The demonstration')[1]!
    const names = (section.split('\n## ')[0]!.match(/^\| `.+?\|/gm) ?? []).flatMap((row) => row.match(/[A-Z_]{4,}/g) ?? [])
    expect(names.toSorted()).toEqual(DEMO_SETTINGS.toSorted())
  })
})
