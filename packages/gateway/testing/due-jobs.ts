import type { Job } from '../kit/job.ts'
import { createJobs } from '../jobs/scheduler.ts'
import type { TestGateway } from './gateway.ts'

/** Does what of some jobs is due by the gateway's clock. */
export const runDue = async ({ database, clock, gateway: { platform } }: TestGateway, jobs: readonly Job[]): Promise<void> => {
  await createJobs({ database, clock, log: platform.log, brand: platform.brand }, jobs).runDue()
}
