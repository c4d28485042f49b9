import { runCases } from '../cases/command.ts'
import { answerTo } from './answer.ts'

const HELP = `Usage: npm run lottery:settle -- FILE [--check]

Settles cases: one JSON object a line, - for standard input. Blank lines are passed over.
  {"id","game","play","selection","draw","bet":{"unit","mode","multiple"},"pricing",["rules"],["expected"]}
Prints one JSON line for each case, in their order:
  {"id","notes","stake","outcome","hits":[{"tier","count"}],"payout"}  or  {"id","error"}

  --check   prints only the cases that come out other than they expect, {"id","expected","got"}, and a closing count

error is a refusal of the bet,
  BAD_BET BAD_FORMAT OUT_OF_RANGE DUPLICATE EMPTY_SELECTION BAD_COUNT TOO_MANY_NOTES UNORDERED_RESULT
or says what else is wrong with the line; a refusal goes first:
  BAD_FORMAT      no object, no id (the answer's is null), a game or play that is not known, rules that are none
  BAD_BET         no bet
  BAD_DRAW        no draw, or one that the game cannot have
  BAD_PRICING     no pricing, one that cannot be read, or one without a price for a tier that was won
  INTERNAL_ERROR  a fault of this program; please report the line

Exit code: 0 when all is well; 1 when a case disagrees, or --check found nothing to check; 2 when a line is not JSON (named by its
number on standard error, the rest is settled), FILE cannot be read or the command is wrong.
`

await runCases({ script: 'lottery:settle', help: HELP, answerTo })
