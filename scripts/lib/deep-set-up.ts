import { beforeEach } from 'vitest'
import { NO_TIME, outOfTime } from './time-limit.ts'

beforeEach(({ skip }) => skip(outOfTime(), NO_TIME))
