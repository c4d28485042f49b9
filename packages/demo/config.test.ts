import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEMO_SETTINGS, readDemoConfig } from './config.ts'

describe("the demonstration's settings", () => {
  test('makes demo data as it is told, else only where nobody but this machine meets it', () => {
    const enabled = (env: Record<string, string>) => readDemoConfig(env).enabled
    expect([
      enabled({}),
      enabled({ NODE_ENV: 'production' }),
      enabled({ DEMO: 'off' }),
      enabled({ DATABASE_URL: 'postgres://x' }),
      enabled({ HOST: '0.0.0.0' }),
      enabled({ HOST: '192.0.2.7', DATABASE_URL: '' }),
      enabled({ HOST: 'localhost' }),
      enabled({ HOST: '0.0.0.0', DATABASE_URL: 'postgres://x', DEMO: 'on' }),
    ]).toEqual([true, false, false, false, false, false, true, true])
    expect(() => enabled({ NODE_ENV: 'production', DEMO: '1' })).toThrow(/^DEMO: .+ NODE_ENV=production/)
  })

  test('takes the game host by its present and its former names', () => {
    expect(readDemoConfig({ GAME_HOST_PORT: '0', GAME_HOST_URL: 'https://games.example' }).gameHost).toEqual({
      port: 0,
      url: 'https://games.example',
    })
    expect(readDemoConfig({ HOUSE_PORT: '9000', HOUSE_URL: '' }).gameHost).toEqual({ port: 9000, url: undefined })
  })

  test('opens the studio with the demonstration, unless it is said otherwise', () => {
    const studio = (env: Record<string, string>) => readDemoConfig(env).studio
    // One player alone finds a round of bingo within minutes, with cards of the studio's in it.
    expect(studio({})).toEqual({ port: 0, url: undefined, bingo: '180:15:2:10:9' })
    expect(studio({ STUDIO_PORT: '7003', STUDIO_URL: 'https://studio.example', STUDIO_BINGO: '600:60:4:10:0' })).toEqual({
      port: 7003,
      url: 'https://studio.example',
      bingo: '600:60:4:10:0',
    })
    expect(studio({ STUDIO: 'off' })).toBeNull()
    expect(studio({ DEMO: 'off' })).toBeNull()
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
