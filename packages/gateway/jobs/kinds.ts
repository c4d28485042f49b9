import type { Job, Loop, PeriodicJob, WindowJob } from '../kit/job.ts'

export const isLoop = (job: Job): job is Loop => 'everyMs' in job

/** A periodic job as one whose windows take one batch each. */
export const inWindows = (job: PeriodicJob | WindowJob): WindowJob => {
  if ('batch' in job) return job
  const { everySeconds, run, ...scheduled } = job
  return {
    ...scheduled,
    period: { everySeconds },
    batch: async (tx, { window }) => {
      await run(tx, window.end)
      return 'done'
    },
  }
}
