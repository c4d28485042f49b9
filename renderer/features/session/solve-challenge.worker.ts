import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from './challenge.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const { promise } = solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber)
  void promise.then((solution) => postMessage(solution?.number ?? null))
})
