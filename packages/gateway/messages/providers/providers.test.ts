import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { isGenuine } from '../../kit/signed-body.ts'
import { manualClock } from '../../ports/clock.ts'
import { MessageRefusal, type OutgoingMessage } from '../../ports/message-provider.ts'
import { START, testGateway } from '../../testing/gateway.ts'
import { configuredProviders } from './connect.ts'
import { httpProvider } from './http.ts'
import { smtpProvider } from './smtp.ts'

const SECRET = 'a secret of sixteen letters'
const sms: OutgoingMessage = { id: 'm-1', channel: 'SMS', to: '+84912345678', subject: null, text: 'mã 483201', language: 'vi-VN' }
const letter: OutgoingMessage = {
  id: 'm-2',
  channel: 'EMAIL',
  to: 'linh@mail.example',
  subject: 'Mã của bạn là 483201',
  text: 'Xin chào linh,\n\n483201\n',
  language: 'vi-VN',
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A provider's endpoint; answers the address. */
const listen = async (answer: (request: IncomingMessage, body: string, response: ServerResponse) => void): Promise<string> => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => answer(request, body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}
const http = (url: string) => httpProvider({ clock: manualClock(START) }, { channel: 'SMS', url, secret: SECRET })

describe('a provider over HTTP', () => {
  it('gets the message as JSON, signed, under a key by which it knows it again', async () => {
    const received: { headers: IncomingMessage['headers']; method: string | undefined; body: string }[] = []
    const url = await listen(({ headers, method }, body, response) => {
      received.push({ headers, method, body })
      response.end('{"ref":"p-77"}')
    })
    expect(await http(url).send(sms)).toBe('p-77')
    expect(received).toHaveLength(1)
    const { headers, method, body } = received[0]!
    expect({ method, type: headers['content-type'], key: headers['idempotency-key'] }).toEqual({
      method: 'POST',
      type: 'application/json',
      key: 'm-1',
    })
    expect(JSON.parse(body)).toEqual(sms)
    expect(isGenuine(SECRET, { body, headers }, new Date(START))).toBe(true)
    expect(isGenuine(SECRET, { body: body.replace('483201', '483202'), headers }, new Date(START))).toBe(false)
    expect(isGenuine('another secret of letters', { body, headers }, new Date(START))).toBe(false)
    expect(isGenuine(SECRET, { body, headers }, new Date(Date.parse(START) + 301_000))).toBe(false)
  })

  it('may say nothing but that it has the message', async () => {
    for (const text of ['', 'OK', '{"ref":7}', '[]', `{"ref":"${'x'.repeat(20_000)}"}`]) {
      expect(await http(await listen((_request, _body, response) => response.end(text))).send(sms)).toBeNull()
    }
  })

  it.each([
    [400, true],
    [422, true],
    [401, false],
    [403, false],
    [404, false],
    [429, false],
    [500, false],
    [503, false],
  ])('that answers %i never takes the message: %s', async (status, refused) => {
    const url = await listen((_request, _body, response) => {
      response.statusCode = status
      response.end()
    })
    const error: unknown = await http(url)
      .send(sms)
      .catch((each: unknown) => each)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof MessageRefusal).toBe(refused)
    expect((error as Error).message).toBe(`answered ${status}`)
  })

  it('is not followed to another address, and may be out of reach', async () => {
    let elsewhere = 0
    const target = await listen((_request, _body, response) => {
      elsewhere += 1
      response.end()
    })
    const url = await listen((_request, _body, response) => {
      response.writeHead(307, { location: target })
      response.end()
    })
    const redirected: unknown = await http(url)
      .send(sms)
      .catch((error: unknown) => error)
    expect(redirected).toBeInstanceOf(Error)
    expect(redirected).not.toBeInstanceOf(MessageRefusal)
    expect(elsewhere).toBe(0)
    await expect(http('http://127.0.0.1:1/send').send(sms)).rejects.toThrow()
  })
})

/** A mail server; answers its address and what came. */
const listenMail = async (options: SMTPServerOptions = {}) => {
  const letters: { from: string; to: readonly string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  return { letters, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
const FROM = 'Aurora <no-reply@aurora.example>'

describe('a mail server', () => {
  it('gets the letter as plain text, with a Message-ID that is the same the second time', async () => {
    const { letters, host } = await listenMail()
    const provider = smtpProvider({ url: `smtp://${host}`, from: FROM })
    expect(provider.channels).toEqual(['EMAIL'])
    await provider.send(letter)
    await provider.send(letter)
    expect(letters).toHaveLength(2)
    for (const { from, to, text } of letters) {
      expect({ from, to }).toEqual({ from: 'no-reply@aurora.example', to: ['linh@mail.example'] })
      expect(text).toContain('From: Aurora <no-reply@aurora.example>')
      expect(text).toContain('Message-ID: <m-2@aurora.example>')
      expect(text).toContain('Content-Language: vi-VN')
      expect(text).toContain('Auto-Submitted: auto-generated')
      expect(text).toContain('Content-Type: text/plain; charset=utf-8')
      expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
    }
  })

  it('gets no further line of a header, and no further reader, out of an address or a subject', async () => {
    const { letters, host } = await listenMail()
    const provider = smtpProvider({ url: `smtp://${host}`, from: FROM })
    await provider.send({ ...letter, subject: 'Hello\r\nBcc: eve@evil.example' })
    await provider.send({ ...letter, to: 'linh@mail.example, eve@evil.example' }).catch(() => undefined)
    await provider.send({ ...letter, to: 'linh@mail.example\r\nBcc: eve@evil.example' }).catch(() => undefined)
    for (const { to, text } of letters) {
      expect(to).toHaveLength(1)
      expect(to[0]).not.toBe('eve@evil.example')
      expect(text).not.toMatch(/^Bcc:/im)
    }
  })

  it('that does not know the reader refuses the message for good; one that is busy, or will not let us in, does not', async () => {
    const rejecting = (responseCode: number): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    })
    const errorOf = async (options: SMTPServerOptions, login = ''): Promise<unknown> =>
      smtpProvider({ url: `smtp://${login}${(await listenMail(options)).host}`, from: FROM })
        .send(letter)
        .catch((error: unknown) => error)
    expect(await errorOf(rejecting(550))).toBeInstanceOf(MessageRefusal)
    expect(await errorOf(rejecting(451))).not.toBeInstanceOf(MessageRefusal)
    const closed: SMTPServerOptions = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    }
    const unknown = await errorOf(closed, 'user:wrong@')
    expect(unknown).toBeInstanceOf(Error)
    expect(unknown).not.toBeInstanceOf(MessageRefusal)
  })

  it('gets the letter of a code from the gateway', async () => {
    const { letters, host } = await listenMail()
    const { messages } = readConfig({ SMTP_URL: `smtp://${host}`, MAIL_FROM: FROM })
    const clock = manualClock(START)
    const gateway = await testGateway({ clock, integrations: { messageProviders: configuredProviders({ messages }, { clock }) } })
    await gateway.codes.send({ purpose: 'CONFIRM', to: 'linh@mail.example', ip: '127.0.0.1', language: 'EN' })
    await gateway.messages.deliver()
    expect(letters[0]?.text).toMatch(/Your code to show that it is you at Aurora is\r\n\r\n\d{6}\r\n/)
    expect((await gateway.messages.list({ size: 1 })).list[0]).toMatchObject({ state: 'SENT', text: null })
    await gateway.close()
  })
})
