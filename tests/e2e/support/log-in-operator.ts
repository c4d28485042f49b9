import { logInAtDemo } from './operator.ts'

/** Before all tests: workers share one session at the desk, as a code of an app counts once. */
export default logInAtDemo
