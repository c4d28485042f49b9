import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'

export interface Coming {
  readonly what: 'SEND' | 'PAY' | 'LATE' | 'REMIND' | 'COUNT' | 'DECIDE'
  readonly at: string
}

/** What comes next of a withdrawal, as far as its time is known. */
export const comingOf = (
  {
    state,
    receipt,
    notBefore,
    expectedAt,
    remindAt,
    answerBy,
    decisionBy,
  }: Pick<WithdrawalView, 'state' | 'receipt' | 'notBefore' | 'expectedAt' | 'remindAt' | 'answerBy' | 'decisionBy'>,
  now: number,
): readonly Coming[] => {
  const list: readonly (readonly [Coming['what'], string | null])[] = [
    ['SEND', notBefore],
    [expectedAt !== null && Date.parse(expectedAt) < now ? 'LATE' : 'PAY', state === 'PAYING' || state === 'UNKNOWN' ? expectedAt : null],
    ['REMIND', receipt === 'AWAITED' ? remindAt : null],
    ['COUNT', receipt === 'AWAITED' ? answerBy : null],
    ['DECIDE', receipt === 'DISPUTED' ? decisionBy : null],
  ]
  return list.flatMap(([what, at]) => (at === null ? [] : [{ what, at }]))
}
