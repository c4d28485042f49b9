import type { WithdrawalStep, WithdrawalView } from '@portico/contract/withdrawal/shapes'

/** Where a withdrawal comes by on its way; the last is its member's word. */
export const STATIONS = ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'ANSWER'] as const
export type Station = (typeof STATIONS)[number]

const ANSWERS: readonly WithdrawalStep[] = ['RECEIVED', 'AUTO_RECEIVED', 'REST_ARRIVED', 'CREDITED', 'FOUND']
const ENDED: readonly WithdrawalStep[] = ['REJECTED', 'RETURNED']

/** Each station with when it was reached, null where it was not; none for a withdrawal whose money came back. */
export const stationsOf = ({
  steps,
}: Pick<WithdrawalView, 'steps'>): readonly { readonly station: Station; readonly at: string | null }[] =>
  steps.some(({ step }) => ENDED.includes(step))
    ? []
    : STATIONS.map((station) => {
        const isOf = (step: WithdrawalStep) => (station === 'ANSWER' ? ANSWERS.includes(step) : step === station)
        return { station, at: steps.findLast(({ step }) => isOf(step))?.at ?? null }
      })
