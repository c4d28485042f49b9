export { useLaunch } from './use-launch.ts'
