import type { RequestOf } from '@portico/contract/kit/call'
import type { confirmCorrection, proposeCorrection } from '@portico/contract/lottery/operator-calls'
import type { Correction } from '@portico/contract/lottery/operator-shapes'
import type { Platform } from '../../platform.ts'
import type { Chase } from '../chase/service.ts'
import type { SettlementDeps } from '../settling/settle.ts'
import { createConfirm } from './confirm.ts'
import type { BonusTargets } from './losses.ts'
import { createOutcomes } from './outcome.ts'
import { createPropose } from './propose.ts'
import { createCorrectionReader } from './read.ts'
import { createVoids, type Voids } from './void.ts'

export interface Corrections {
  /**
   * Proposes the right result of a drawn issue, in the name of `person`, and shows what it would do.
   * @throws Failure as the contract's `proposeCorrection` lists them
   */
  propose(request: RequestOf<typeof proposeCorrection>, person: string): Promise<Correction>
  /** @throws Failure RESULT_UNKNOWN, ISSUE_NOT_DRAWN, ISSUE_VOID */
  preview(id: string): Promise<Correction>
  /**
   * Vouches for a correction; the second person's word makes it. A run that is broken off is finished by the engine, and the same
   * word again answers what was done.
   * @throws Failure as the contract's `confirmCorrection` lists them
   */
  confirm(request: RequestOf<typeof confirmCorrection>, person: string): Promise<Correction>
  readonly voids: Voids
}

export interface CorrectionDeps extends SettlementDeps {
  readonly chase: Pick<Chase, 'releaseVoid'>
  readonly purse: SettlementDeps['purse'] & BonusTargets
}

export const createCorrections = (platform: Platform, { ledger, purse, chase }: CorrectionDeps): Corrections => {
  const outcomes = createOutcomes(platform, { ledger, purse })
  const preview = createCorrectionReader(platform, purse)
  const propose = createPropose(platform)
  const confirm = createConfirm(platform, outcomes)
  return {
    propose: async (request, person) => preview(await propose(request, person)),
    preview,
    confirm: async (request, person) => {
      await confirm(request, person)
      return preview(request.id)
    },
    voids: createVoids(platform, outcomes, chase, purse),
  }
}
