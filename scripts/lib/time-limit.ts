/** Names the second since 1970 after which nothing more begins; `.ci/run` sets it, so that a slow machine answers late rather than never. */
const UNTIL = 'PORTICO_UNTIL'

/** Why a test or a step did not begin. */
export const NO_TIME = 'the time of this run was over before it could begin'

/** Whether the run may begin nothing more. Without a limit there is always time. */
export const outOfTime = (now = Date.now()): boolean => {
  const until = Number(process.env[UNTIL] ?? '')
  return until > 0 && now >= until * 1_000
}
