// A whole vendor with one game, with nothing but Node's own modules, written from docs/vendors.md: heads or tails, even money at 49 of 100.
// VENDOR=TOY KEY_ID=k_... SECRET=... WALLET=http://127.0.0.1:5990 SITE=http://127.0.0.1:5990 PORT=5991 node docs/vendor-example.mjs
// It keeps everything in memory. One for money writes each round, and what is owed of it, to a store before it sends anything.
import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

const SKEW_MS = 300_000
const LONGEST_PAUSE_MS = 3 * 3_600_000
/** The HTTP statuses that are not 200. */
const SIGNED_WRONG = ['INVALID_SIGNATURE', 'STALE_TIMESTAMP', 'REPLAYED_NONCE', 'UNKNOWN_VENDOR']
const OTHERS = { INVALID_REQUEST: 400, TOO_MANY_REQUESTS: 429, INTERNAL: 500 }
const httpOf = (status) => (SIGNED_WRONG.includes(status) ? 401 : (OTHERS[status] ?? 200))
const WIN_ENDS = new Set(['OK', 'ROUND_CLOSED', 'ALREADY_ROLLED_BACK', 'LIMIT_REACHED'])
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const isSame = (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const PAGE = `<!doctype html><html lang="en"><title>Heads</title><button disabled>Bet on heads</button><p role="status"></p><script src="/game.js"></script></html>`
const SCRIPT = `
const query = new URLSearchParams(location.search)
if (parent !== window) parent.postMessage({ source: 'game', type: 'hello' }, query.get('site'))
const post = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()
const [button, text] = [document.querySelector('button'), document.querySelector('p')]
post('/api/open', { token: query.get('token') }).then(({ session, status }) => {
  button.disabled = !session
  text.textContent = session ? '' : status
  button.onclick = async () => {
    text.textContent = JSON.stringify(await post('/api/play', { session, requestId: crypto.randomUUID() }))
  }
})`

export const createVendor = ({ wallet, site, vendor, keyId, secret, now = Date.now, send = fetch }) => {
  const [sessions, rounds, requests, nonces] = [new Map(), new Map(), new Map(), new Map()]
  let letters = []
  const mac = (...lines) => createHmac('sha256', secret).update(lines.join('\n')).digest('hex')

  /** Asks the wallet. Undefined is no answer: what came of it is unknown. */
  const ask = async (name, content) => {
    const path = `/vendor/v1/${name}`
    const [body, timestamp, nonce] = [JSON.stringify(content), String(now()), randomBytes(16).toString('hex')]
    const signature = mac('POST', path, timestamp, nonce, sha256(body))
    const own = { 'X-Vendor': vendor, 'X-Key-Id': keyId, 'X-Timestamp': timestamp, 'X-Nonce': nonce, 'X-Signature': signature }
    const headers = { 'Content-Type': 'application/json', ...own }
    try {
      const options = { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(3000) }
      const answer = await send(new URL(path, wallet), options)
      const text = await answer.text()
      const right = mac(answer.status, path, answer.headers.get('X-Timestamp') ?? '', nonce, sha256(text))
      if (answer.status >= 500 || !isSame(right, answer.headers.get('X-Signature') ?? '')) return undefined
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  /** Wins and rollbacks are letters: each has one id for ever, and is sent again until it is answered. */
  const post = (round, name, more) => {
    const { player, currency, game, roundId } = round
    const what = name === 'wallet/win' ? { roundId, gameCode: game } : {}
    const txId = `${roundId}-${name.slice(7)}`
    const body = { requestId: txId, txId, playerId: player, currency, betTxId: `${roundId}-bet`, ...what, ...more }
    letters.push({ round, name, body, attempts: 0, dueAt: now() })
  }

  /** Sends what is due; of a round that somebody asks about, at once. */
  const work = async (asked) => {
    for (const letter of letters) {
      const { round, name, body } = letter
      if (letter.done || (letter.dueAt > now() && round !== asked)) continue
      letter.dueAt = now() + Math.min(1000 * 2 ** letter.attempts++, LONGEST_PAUSE_MS)
      const reply = await ask(name, body)
      letter.done = reply !== undefined && WIN_ENDS.has(reply.status)
      if (!letter.done) continue
      round.state = name === 'wallet/win' ? 'CLOSED' : 'VOID'
      if (name === 'wallet/win' && reply.status === 'OK')
        round.booked.push({ txId: body.txId, kind: 'WIN', amount: body.amount, at: reply.serverTime })
      if (name === 'wallet/rollback') round.booked = []
    }
    letters = letters.filter(({ done }) => !done)
  }

  const open = async ({ token }) => {
    const entry = await ask('session/authenticate', { token: String(token) })
    if (entry?.status !== 'OK') return { status: entry?.status ?? 'INTERNAL' }
    const session = randomUUID()
    // A free game is one of the page alone, with money of its own.
    sessions.set(session, { ...entry, player: entry.playerId ?? session, lastAt: -Infinity })
    return { status: 'OK', session }
  }

  const stakeRefusal = (stake, { limits, currencyExponent }) => {
    const step = 10 ** (4 - Math.min(currencyExponent, 4))
    if (!Number.isSafeInteger(stake) || stake < limits.minStake || stake % step !== 0) return 'INVALID_AMOUNT'
    return stake > limits.maxStake || 2 * stake > limits.maxPayout ? 'LIMIT_REACHED' : undefined
  }

  const play = async ({ session, requestId, stake }) => {
    const seat = sessions.get(session)
    if (!seat) return { status: 'SESSION_EXPIRED' }
    const before = requests.get(`${session} ${requestId}`)
    if (before) return before
    const amount = stake ?? seat.limits.minStake
    const refused = stakeRefusal(amount, seat)
    if (refused) return { status: refused }
    if (now() < seat.lastAt + (seat.jurisdiction?.minimumRoundMs?.other ?? 0)) return { status: 'TOO_MANY_REQUESTS' }
    seat.lastAt = now()
    const answer = playRound(seat, amount)
    requests.set(`${session} ${requestId}`, answer)
    return answer
  }

  const playRound = async (seat, amount) => {
    const { player, currency, gameCode: game, mode, sessionToken } = seat
    const roundId = randomUUID()
    const round = { roundId, player, currency, game, state: 'OPEN', booked: [], won: undefined }
    rounds.set(roundId, round)
    if (mode === 'real') {
      const txId = `${roundId}-bet`
      const bet = { requestId: txId, txId, roundId, sessionToken, playerId: player, currency, gameCode: game, amount }
      const reply = await ask('wallet/bet', bet)
      if (reply?.status !== 'OK') {
        if (reply?.status === 'INSUFFICIENT_FUNDS' || reply?.status === 'LIMIT_REACHED') round.state = 'VOID'
        else post(round, 'wallet/rollback', {})
        await work()
        return { status: 'OK', roundId }
      }
      round.booked.push({ txId, kind: 'BET', amount, at: reply.serverTime })
    }
    // Decided before anybody sees it, and what is owed with it.
    round.won = randomInt(100) < 49 ? 2 * amount : 0
    if (mode === 'real') post(round, 'wallet/win', { amount: round.won, roundClosed: true })
    else round.state = 'CLOSED'
    await work()
    return { status: 'OK', roundId }
  }

  /** What the operator asks, once its signature, its time and its nonce hold. */
  const answerTo = async (method, url, body) => {
    const [, kind, id] = url.pathname.split('/').slice(2)
    if (method === 'POST' && url.pathname === '/inquiry/v1/rehearsal/open') return open(JSON.parse(body))
    if (method === 'POST' && url.pathname === '/inquiry/v1/rehearsal/play') return play(JSON.parse(body))
    if (kind === 'round') {
      const round = rounds.get(decodeURIComponent(id))
      if (!round) return { status: 'TX_NOT_FOUND' }
      await work(round)
      return { status: 'OK', round: { roundId: round.roundId, state: round.state } }
    }
    if (kind !== 'report') return { status: 'INVALID_REQUEST' }
    const [from, to] = ['from', 'to'].map((name) => Number(url.searchParams.get(name)))
    const rows = [...rounds.values()].flatMap(({ booked, currency }) => booked.map((row) => ({ ...row, currency, at: Date.parse(row.at) })))
    return { status: 'OK', transactions: rows.filter(({ at }) => at >= from && at < to) }
  }

  const refusal = (method, path, { timestamp, nonce, signature, by }, body) => {
    if (by !== `${vendor} ${keyId}`) return 'UNKNOWN_VENDOR'
    if (!/^[\w-]{16,64}$/.test(nonce) || !isSame(mac(method, path, timestamp, nonce, sha256(body)), signature)) return 'INVALID_SIGNATURE'
    if (!(Math.abs(now() - Number(timestamp)) <= SKEW_MS)) return 'STALE_TIMESTAMP'
    if (nonces.has(nonce)) return 'REPLAYED_NONCE'
    nonces.set(nonce, now())
    for (const [old, at] of nonces) if (at < now() - 3 * SKEW_MS) nonces.delete(old)
  }

  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${site}`
  const file = (type, body, status = 200) => ({ status, headers: { 'content-type': type, 'content-security-policy': policy }, body })
  const json = (reply) => file('application/json', JSON.stringify(reply), httpOf(reply.status))

  /** Answers a request; the names of its headers are in lower case. */
  const handle = async ({ method, path, headers, body }) => {
    const url = new URL(path, 'http://vendor')
    if (url.pathname.startsWith('/inquiry/v1/')) {
      const [timestamp, nonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map((name) => headers[name] ?? '')
      const refused = refusal(method, path, { timestamp, nonce, signature, by: `${headers['x-vendor']} ${headers['x-key-id']}` }, body)
      const reply = { serverTime: new Date(now()).toISOString(), ...(refused ? { status: refused } : await answerTo(method, url, body)) }
      const answer = json(reply)
      const at = String(now())
      Object.assign(answer.headers, { 'x-timestamp': at, 'x-signature': mac(answer.status, path, at, nonce, sha256(answer.body)) })
      return answer
    }
    if (url.pathname === '/play') return file('text/html; charset=utf-8', PAGE)
    if (url.pathname === '/game.js') return file('text/javascript', SCRIPT)
    if (method === 'POST' && url.pathname === '/api/open') return json(await open(JSON.parse(body)))
    if (method === 'POST' && url.pathname === '/api/play') return json(await play(JSON.parse(body)))
    return { status: 404, headers: {}, body: 'Not here' }
  }
  return { handle, work }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { WALLET: wallet, SITE: site = wallet, VENDOR: vendor, KEY_ID: keyId, SECRET: secret, PORT: port = '5991' } = process.env
  const { handle, work } = createVendor({ wallet, site, vendor, keyId, secret })
  createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    const message = { method: request.method, path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() }
    const { status, headers, body } = await handle(message).catch(() => ({ status: 500, headers: {}, body: '' }))
    response.writeHead(status, headers).end(body)
  }).listen(Number(port), '127.0.0.1')
  setInterval(() => void work(), 250)
}
