import { type ReactNode, useState } from 'react'
import { refusal } from '../../api/failure.ts'
import { ProofDialog } from './components/proof-dialog.tsx'

interface Proof {
  /** Does it; where the gateway wants a fresh proof, asks for one and then does it again. Answers its error, if any, but for a proof that was not given. */
  readonly proved: (action: () => Promise<{ readonly error?: unknown }>) => Promise<unknown>
  /** Belongs into the page: it is there while a proof is asked for. */
  readonly dialog: ReactNode
}

/** For what needs a fresh proof of who asks. */
export const useProof = (): Proof => {
  const [waiting, setWaiting] = useState<{ readonly end: (proof: boolean) => void }>()
  const ask = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setWaiting({ end: resolve })
    return promise.finally(() => setWaiting(undefined))
  }
  return {
    proved: async (action) => {
      const first = await action()
      if (!refusal(first.error, 'REAUTHENTICATE')) return first.error
      return (await ask()) ? (await action()).error : undefined
    },
    dialog: waiting && <ProofDialog onDone={() => waiting.end(true)} onClose={() => waiting.end(false)} />,
  }
}
