import { runCases } from '../cases/command.ts'
import { agrees } from './agrees.ts'
import { answerTo } from './answer.ts'

const HELP = `Usage: npm run office:settle -- FILE [--check]

Settles cases of agents' money and of bonuses: one JSON object a line, - for standard input. Blank lines are passed over.
  {"id","kind",...,["expected"]}   with the fields of its kind: rebate, daily, hourly, realtime, dividend, dominance,
                                   lifecycle, payout, wagering or points
Prints one JSON line for each case, in their order:
  {"id",...}  or  {"id","error"}

  --check   prints only the ids of the cases that come out other than they expect; what each expects and got, and a closing
            count, go to standard error. The order inside lists, and fields that are not expected, are not judged

error is the first rule that the case breaks, in the order of its kind, or
  BAD_FORMAT      no object, no id (the answer's is null), a kind that is not known, or something in it that cannot be read
  INTERNAL_ERROR  a fault of this program; please report the line

Exit code: 0 when all is well; 1 when a case disagrees, or --check found nothing to check; 2 when a line is not JSON (named by its
number on standard error, the rest is settled), FILE cannot be read or the command is wrong.
`

await runCases({ script: 'office:settle', help: HELP, answerTo, agrees, idsOnly: true })
