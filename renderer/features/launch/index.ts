export { type Launch, useLaunch } from './use-launch.ts'
