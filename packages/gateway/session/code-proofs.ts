import type { Caller, CallContext } from '../http/bind.ts'
import { Failure } from '../failure.ts'
import type { ProofWay, SentCode } from './proof-way.ts'

type Prover = Pick<Caller, 'memberId' | 'sessionId'>
type CodeMethod = 'SMS' | 'EMAIL'

/** Codes to bound addresses, as proofs within a session. */
export interface CodeProofs {
  /** By which of them the member can prove who they are. */
  offered(memberId: string): Promise<readonly CodeMethod[]>
  /** @throws Failure CODE_WRONG where the member has no such address, CODE_LOCKED, MESSAGE_QUOTA */
  send(caller: Prover, method: CodeMethod, context: CallContext): Promise<SentCode>
  /** Whether the code is right that was sent for this session. */
  judge(caller: Prover, method: CodeMethod, code: string, site: string): Promise<boolean>
}

const METHODS: readonly CodeMethod[] = ['EMAIL', 'SMS']
const flowOf = ({ sessionId }: Prover): string => `session ${sessionId}`

export const createCodeProofs = (ways: readonly ProofWay[]): CodeProofs => {
  const wayOf = (method: CodeMethod) => ways.find((way) => way.method === method)
  const offers = async (memberId: string, method: CodeMethod): Promise<boolean> => (await wayOf(method)?.offered(memberId)) !== undefined
  return {
    offered: async (memberId) => {
      const found = await Promise.all(METHODS.map((method) => offers(memberId, method)))
      return METHODS.filter((_, index) => found[index])
    },
    send: async (caller, method, context) => {
      const way = wayOf(method)
      if (!way?.send || !(await offers(caller.memberId, method))) throw new Failure('CODE_WRONG')
      return way.send(caller.memberId, flowOf(caller), context)
    },
    judge: async (caller, method, code, site) =>
      (await wayOf(method)?.judge(caller.memberId, flowOf(caller), { code: code.trim(), credential: undefined, site })) ?? false,
  }
}
