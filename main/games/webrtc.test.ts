import { expect, test } from 'vitest'
import { silentLog } from '../testing/log.ts'
import { createWebRtcGuard, type WebRtcPolicy } from './webrtc.ts'

const STRICT: WebRtcPolicy = 'disable_non_proxied_udp'
const OPEN: WebRtcPolicy = 'default_public_interface_only'

test('calls go round no proxy: strict before the way is known, with any proxy on it, and when nobody can say [DESKTOP-04]', async () => {
  const set: WebRtcPolicy[] = []
  let direct: () => Promise<boolean> = async () => true
  const look = createWebRtcGuard({ direct: () => direct(), set: (policy) => set.push(policy), log: silentLog })
  expect(set).toEqual([STRICT])
  await look('https://game.example/')
  direct = async () => false
  await look('https://game.example/')
  direct = async () => {
    throw new Error('no answer')
  }
  await look('https://game.example/')
  expect(set).toEqual([STRICT, OPEN, STRICT, STRICT])
})

test('of two looks that overlap the later one counts [DESKTOP-04]', async () => {
  const set: WebRtcPolicy[] = []
  const answers: ((direct: boolean) => void)[] = []
  const look = createWebRtcGuard({
    direct: () => new Promise((resolve) => answers.push(resolve)),
    set: (policy) => set.push(policy),
    log: silentLog,
  })
  const [first, second] = [look('https://a.example/'), look('https://b.example/')]
  answers[1]!(false)
  answers[0]!(true)
  await Promise.all([first, second])
  expect(set).toEqual([STRICT, STRICT])
})
