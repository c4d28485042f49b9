import { hash as digest } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '@portico/contract/registration/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openBreachedPasswords } from './breached-passwords.ts'

const BREACHED = 'Vm7!xq-unlikely-Zr4'
const listed = [BREACHED, ...Array.from({ length: 2_000 }, (_, index) => `breached ${index}`)]
const lineOf = (password: string, index: number) => `${digest('sha1', password, 'hex').toUpperCase()}:${index * 7}\r\n`

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-breached-'))
  file = join(folder, 'list.txt')
  writeFileSync(file, listed.map(lineOf).toSorted().join(''))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the operator’s file of breached passwords', () => {
  it('knows each that stands in it, from the first line to the last, and no other', () => {
    const isBreached = openBreachedPasswords(file)
    expect(listed.filter((password) => !isBreached(password))).toEqual([])
    expect(listed.filter((password) => isBreached(`${password}.`))).toEqual([])
    expect(openBreachedPasswords(undefined)(BREACHED)).toBe(false)
  })

  it('is refused at the start where it is none', () => {
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    expect(() => openBreachedPasswords(join(folder, 'none.txt'))).toThrow(/BREACHED_PASSWORDS_FILE: .*none\.txt cannot be read/)
    expect(() => openBreachedPasswords(write('plain.txt', 'password\n123456\n'))).toThrow('hashes in capitals')
    expect(() => openBreachedPasswords(write('empty.txt', ''))).toThrow('is empty')
  })

  describe('at a gateway', () => {
    let gateway: TestGateway
    beforeAll(async () => {
      gateway = await testGateway({ config: { breachedPasswords: file } })
    })
    afterAll(() => gateway.close())

    it('keeps its passwords from new accounts, at the field', async () => {
      const attempt = async (password: string) => {
        const texts = {
          username: 'careful1',
          password,
          confirmPassword: password,
          registerUrl: '',
          domain: 'localhost',
          registerMethod: 'WEB',
        } as const
        return gateway.call(register, { ...texts, terms: true, challenge: await gateway.solvedChallenge() })
      }
      expect((await attempt(BREACHED)).failure.fields).toMatchObject({ password: { rule: 'common' } })
      expect((await attempt(`${BREACHED}.`)).status).toBe(200)
    })
  })
})
