// A whole client of the gateway with nothing but Node's own modules: docs/integrating.md says what each step is about.
// node docs/integrating-client.mjs http://localhost:8080 somebody99 secret-1234
import { constants, createCipheriv, createHash, createPublicKey, publicEncrypt, randomBytes, randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'

const base64url = (data) => Buffer.from(data).toString('base64url')

/**
 * A compact JWE of a request: RSA-OAEP-256 wraps a fresh key, A256GCM encrypts with it, `kid` says for which public key, and `iat` when, in
 * seconds of the gateway's clock.
 */
export const encrypt = (request, jwk, serverNow) => {
  const iat = Math.floor(new Date(serverNow).getTime() / 1000)
  const header = base64url(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid, iat }))
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const rsa = { key: createPublicKey({ key: jwk, format: 'jwk' }), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header))
  const text = Buffer.concat([cipher.update(JSON.stringify(request)), cipher.final()])
  return [header, ...[publicEncrypt(rsa, key), iv, text, cipher.getAuthTag()].map(base64url)].join('.')
}

/** The proof of work of a registration: the number whose hash behind the salt is the challenge. */
export const solve = ({ maxnumber, ...challenge }) => {
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash === challenge.challenge) return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  }
  throw new Error('the challenge has no solution')
}

/** A client of one gateway. Every refusal is thrown as an Error whose `failure` is the envelope. */
export const connect = (origin) => {
  let token
  const call = async (method, path, { query = {}, body, idempotencyKey } = {}) => {
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        Language: 'EN',
        ...(token ? { Authorization: token } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const envelope = await answer.json()
    if (!envelope.success) throw Object.assign(new Error(`${method} ${path}: ${envelope.code}`), { failure: envelope })
    return envelope.value
  }
  const encrypted = async (request) => {
    const { keys, serverNow } = await call('GET', '/wps/session/keys')
    return { body: { payload: encrypt(request, keys[0], serverNow) } }
  }
  const enter = (session) => {
    token = session.token
    return session.member
  }
  return {
    call,
    register: async (username, password) => {
      const challenge = solve(await call('GET', '/wps/captcha/challenge'))
      const account = { username, password, confirmPassword: password, terms: true, challenge }
      const request = { ...account, registerUrl: origin, domain: new URL(origin).hostname, registerMethod: 'WEB' }
      return enter(await call('PUT', '/wps/member/register', await encrypted(request)))
    },
    login: async (username, password) =>
      enter(await call('POST', '/wps/session/login', await encrypted({ type: 'username', username, password }))),
    deposit: (method, amount) => call('POST', '/wps/cashier/deposit', { body: { method, amount }, idempotencyKey: randomUUID() }),
    /** Tries again with the same key until an answer comes: a bet is never placed twice. */
    bet: async (gameCode, numero, lines, idempotencyKey = randomUUID()) => {
      for (let attempt = 0; ; attempt++)
        try {
          return await call('POST', '/lgw/lottery/bets', { body: { gameCode, numero, lines }, idempotencyKey })
        } catch (error) {
          if (error.failure || attempt === 2) throw error
        }
    },
    /** Opens the socket; `hear` gets each event's type and data. Answers what closes it, once the gateway has said hello. */
    follow: async (hear) => {
      const { ticket } = await call('POST', '/wps/events/ticket')
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/events?ticket=${encodeURIComponent(ticket)}`)
      await new Promise((resolve, reject) => {
        socket.addEventListener('error', reject, { once: true })
        socket.addEventListener('close', ({ code }) => reject(new Error(`the socket closed with ${code}`)), { once: true })
        socket.addEventListener('message', ({ data }) => {
          const frame = JSON.parse(data)
          if (frame.hello) resolve()
          else hear(frame.type, frame.data)
        })
      })
      return () => socket.close()
    },
  }
}

const main = async ([origin, username, password]) => {
  const client = connect(origin)
  await client.login(username, password).catch(() => client.register(username, password))
  const stop = await client.follow((type, data) => console.log(type, JSON.stringify(data)))
  const { methods } = await client.call('GET', '/wps/cashier/deposit/methods')
  if (methods[0]) console.log(await client.deposit(methods[0].method, methods[0].min.amount))
  const { current } = await client.call('GET', '/lotto/lgw/games/opened/numero', { query: { gameCode: 'SSC1' } })
  const line = { play: 'fixed-position', selection: { places: [['7'], [], [], [], []] }, mode: '1', multiple: 1, prizeGroup: 1900 }
  console.log(await client.bet('SSC1', current.numero, [line]).catch(({ message }) => message))
  setTimeout(stop, 90_000)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
