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
  const [waiting, setWaiting] = useState<{ readonly methods: readonly string[]; readonly end: (proof: boolean) => void }>()
  const ask = (methods: readonly string[]) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setWaiting({ methods, end: resolve })
    return promise.finally(() => setWaiting(undefined))
  }
  return {
    proved: async (action) => {
      const first = await action()
      const refused = refusal(first.error, 'REAUTHENTICATE')
      if (!refused) return first.error
      return (await ask(refused.methods ?? ['PASSWORD'])) ? (await action()).error : undefined
    },
    dialog: waiting && <ProofDialog methods={waiting.methods} onDone={() => waiting.end(true)} onClose={() => waiting.end(false)} />,
  }
}
