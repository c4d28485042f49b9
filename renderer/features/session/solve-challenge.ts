import { trustedPolicy } from '../../lib/trusted-types.ts'
import type { Challenge } from './challenge.ts'
// oxlint-disable-next-line import/default -- the bundler answers the address of the worker’s script
import workerPath from './solve-challenge.worker.ts?worker&url'

/**
 * Finds the number behind a challenge, away from the page's thread where workers exist.
 * @returns base64 of what the gateway checks.
 * @throws Error when no number below the challenge's bound fits.
 */
export const solveChallenge = async (challenge: Challenge): Promise<string> => {
  const worker = new Worker(trustedPolicy().createScriptURL(workerPath), { type: 'module' })
  try {
    const number = await new Promise<number>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<number | null>) =>
        data === null ? reject(new Error('the challenge has no solution')) : resolve(data),
      )
      worker.addEventListener('error', (event) => reject(new Error(event.message)))
      worker.postMessage(challenge)
    })
    const { algorithm, challenge: hash, salt, signature } = challenge
    return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }))
  } finally {
    worker.terminate()
  }
}
