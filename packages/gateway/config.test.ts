import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, SETTINGS } from './config.ts'

describe('the configuration', () => {
  test('stands by itself', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      proxies: 0,
      agentTypes: [1, 2, 41, 42],
      trialType: 4,
      brand: { id: 'aurora' },
    })
  })

  test('comes from the environment; an empty variable counts as absent', () => {
    const env = {
      PORT: '9000',
      HOST: '',
      DATABASE_URL: 'postgres://db/portico',
      BRAND: 'harbor',
      AGENT_TYPES: '7,8',
      RATE_LOGIN: '5',
      TRUST_PROXY: 'yes',
      DRAW_FEEDS: 'XSMB=https://one.example/x?a=1  FC3D=http://two.example',
    }
    expect(readConfig(env)).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
      databaseUrl: 'postgres://db/portico',
      brand: { id: 'harbor' },
      agentTypes: [7, 8],
      rates: { login: 5 },
      proxies: 1,
      drawFeeds: [
        { gameCode: 'XSMB', url: 'https://one.example/x?a=1' },
        { gameCode: 'FC3D', url: 'http://two.example' },
      ],
    })
  })

  test("serves its own brand's site unless it is told another", () => {
    const siteDir = (env: Record<string, string>) => readConfig(env).siteDir
    expect([siteDir({}), siteDir({ BRAND: 'harbor' })].map((path) => path.split('/').slice(-3).join('/'))).toEqual([
      'dist/renderer/aurora',
      'dist/renderer/harbor',
    ])
    expect(siteDir({ SITE_DIR: '/srv/site' })).toBe('/srv/site')
  })

  test('trusts as many proxies as it is told', () => {
    const proxies = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).proxies
    expect(['0', 'off', 'true', '1', '2'].map(proxies)).toEqual([0, 0, 1, 1, 2])
  })

  test.each([
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres://'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY: must be how many proxies'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of trace'],
    [{ AGENT_TYPES: '1;2' }, 'AGENT_TYPES: must be whole numbers'],
    [{ DRAW_FEEDS: 'XSMB=ftp://x' }, 'DRAW_FEEDS: must be CODE=https://'],
    [{ SMS_URL: 'http://sms.example', SMS_SECRET: 'sixteen letters!' }, 'SMS_URL: must begin with https://'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_SECRET: goes with SMS_URL'],
    [{ EMAIL_SECRET: 'sixteen letters!' }, 'EMAIL_URL: goes with EMAIL_SECRET'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM: goes with SMTP_URL'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL: must begin with smtps://'],
    [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be an e-mail address'],
    [
      {
        SMTP_URL: 'smtps://mail.example',
        MAIL_FROM: 'a@b.example',
        EMAIL_URL: 'https://mail.example',
        EMAIL_SECRET: 'sixteen letters!',
      },
      'SMTP_URL: e-mail leaves by',
    ],
    [{ SMS_DIALING_CODES: '+84' }, 'SMS_DIALING_CODES: must be calling codes'],
    [{ BRAND: '../../etc' }, 'BRAND: must be the name of a folder'],
    [{ BRAND: 'nowhere' }, 'BRAND: there is no brand pack at'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  test('says everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT: .+\n.+LOG_LEVEL: /)
  })

  test('is written down, every setting of it', () => {
    const table =
      readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
        .split('\n## ')[0]
        ?.match(/^\| `.+?\|/gm)
        ?.join() ?? ''
    expect([...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).toSorted()).toEqual(SETTINGS.toSorted())
  })
})
