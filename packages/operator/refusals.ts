import { decideFactorRemoval, proposeFactorRemoval } from '@portico/contract/factor/operator-calls'
import type { Call } from '@portico/contract/kit/call'
import type { envelope, FieldFailure } from '@portico/contract/kit/envelope'
import { resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import { importDraws, readResultRows } from '@portico/contract/lottery/operator-calls'
import { approvePerson, renewPerson } from '@portico/contract/operator/calls'
import { beginOperatorApp, confirmOperatorApp, inviteFirst, operatorLogin } from '@portico/contract/operator/door-calls'
import { decideRegistration } from '@portico/contract/registration/operator-calls'
import { closeVendorCase, closeVendorRound } from '@portico/contract/vendor/operator-calls'
import { offerGame, publishGames, setGamePicture } from '@portico/contract/catalogue/operator-calls'

type RefusalEnvelope = Extract<ReturnType<typeof envelope.parse>, { success: false }>

/** The lotteries whose results come from outside. */
export const FED_LOTTERIES = 'XSMB, FC3D, PL3, PL5, HKLHC, and the stations of Vietnam (XSHCM, XSHUE and every other XS...)'

const WAITS = 'Another administrator has to approve your invitation first: npm run operator -- operators approve YOUR-NAME'

/** By code, or by path and code. A name in braces is what was asked for under it, or what the gateway said. */
const IN_PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['GAME_UNKNOWN', 'There is no lottery of that code.'],
  [`${importDraws.path} GAME_UNKNOWN`, 'No lottery of that code takes results from a file; SSCREPLAY does.'],
  [`${readResultRows.path} GAME_UNKNOWN`, `{gameCode} takes no results from outside. These do: ${FED_LOTTERIES}.`],
  [`${offerGame.path} GAME_UNKNOWN`, 'The catalogue has no game of that code.'],
  [`${setGamePicture.path} GAME_UNKNOWN`, 'The catalogue has no game of that code.'],
  [`${proposeFactorRemoval.path} NOT_FOUND`, 'That account has neither an app nor a passkey.'],
  [
    `${decideFactorRemoval.path} NOT_FOUND`,
    'That proposal does not wait any more, or its owner has added a factor since. See: npm run operator -- security forgets',
  ],
  [`${decideRegistration.path} NOT_FOUND`, 'That proposal does not wait any more. See: npm run operator -- registration preview'],
  ['ACCOUNT_TAKEN', 'There is an account of that name already.'],
  ['AGENT_UNKNOWN', 'There is no active agent of that name. See: npm run operator -- account list --kind agent'],
  ['ANNOUNCEMENT_UNKNOWN', 'No such announcement is published now. See: npm run operator -- announcements'],
  ['CONTENT_UNKNOWN', 'Nothing of that name is published now. The list command says what is.'],
  ['CASE_UNKNOWN', 'There is no case of that number. See: npm run operator -- cases list'],
  ['CASE_CHANGED', 'Somebody has written in this case since. Open it again, and answer the version that it has now.'],
  ['CASE_CLOSED', 'That case is solved or closed already.'],
  ['DESK_CHAT_UNKNOWN', 'No live chat of that account goes on. See: npm run operator -- chat list'],
  ['DISPUTE_UNKNOWN', 'There is no dispute of that number. See: npm run operator -- disputes list'],
  [
    'DISPUTE_CHANGED',
    'Something happened in this dispute since, or it does not wait for you. Open it again, and name the version that it has now.',
  ],
  ['ROOM_UNKNOWN', 'There is no room of that language. See: npm run operator -- room rules'],
  ['ROOM_MESSAGE_UNKNOWN', 'No message of that name is kept. See: npm run operator -- room queue'],
  ['LETTER_UNKNOWN', 'No message of that number stands in an inbox. See: npm run operator -- letters list'],
  ['ISSUE_UNKNOWN', 'The lottery has no issue of that number.'],
  ['ISSUE_NOT_DRAWN', 'The issue has no result yet.'],
  ['ISSUE_VOID', 'The issue has been called off.'],
  [
    'OWN_DRAW',
    `It is a draw of our own: its seed proves it, and while the proof holds it is neither corrected nor called off. Results of these can be: ${FED_LOTTERIES}.`,
  ],
  ['RESULT_UNKNOWN', 'No result of that number is proposed. See: npm run operator -- draws list'],
  ['RESULT_DECIDED', 'This result has been decided on. See: npm run operator -- draws list --state CONFIRMED'],
  ['RESULT_CONTRADICTED', 'Another result of the same issue contradicts it. Find out which is right, and reject the other.'],
  ['SAME_PERSON', 'Somebody else has to confirm it, under their own name. See: npm run operator -- operators --help'],
  ['PAYMENT_UNKNOWN', 'There is no such payment. See: npm run operator -- payments list'],
  ['PAYMENT_RESOLVED', 'It has been resolved. See: npm run operator -- payments list --state CREDITED'],
  [
    'PAYMENT_NOT_CREDITABLE',
    'It cannot be credited: no money of it stands on the suspense account, or the account is in another currency.',
  ],
  ['PAYMENT_NOT_REVERSIBLE', 'Nothing can be taken back: it is no reversal of a deposit that is credited.'],
  ['ADJUSTMENT_UNKNOWN', 'There is no such adjustment. See: npm run operator -- adjust list'],
  ['ADJUSTMENT_DECIDED', 'It has been decided on. See: npm run operator -- adjust list --state APPROVED'],
  ['INSUFFICIENT_FUNDS', 'The balance does not hold that much. Nothing moved.'],
  ['NEED_TRUE_ACCOUNT', 'The account has no balance.'],
  ['DOCUMENT_UNKNOWN', 'There is no document of that id. See: npm run operator -- documents list'],
  ['DOCUMENT_CHANGED', 'It was sent anew or decided on since it was looked at. Open it again, and name the version that it has now.'],
  [
    'DOCUMENT_DECIDED',
    'It does not stand where that can be done: what waits is accepted or rejected, what was accepted is asked for again.',
  ],
  ['DEPOSIT_UNKNOWN', 'There is no deposit of that id or reference.'],
  ['WITHDRAWAL_UNKNOWN', 'There is no withdrawal of that id or reference.'],
  ['WITHDRAWAL_OVER', 'It does not stand where that can be done. See: npm run operator -- withdrawals show'],
  ['ACCOUNT_UNKNOWN', 'There is no account of that name.'],
  [`${resolveUnmatchedPayment.path} ACCOUNT_UNKNOWN`, 'There is no account of that name; a payment that names nobody needs --account.'],
  ['PROVIDER_UNKNOWN', 'No provider of that name is connected. See: npm run operator -- provider connect --help'],
  ['METHOD_UNKNOWN', 'There is no payment method of that name. See: npm run operator -- provider list'],
  [`${closeVendorCase.path} CASE_UNKNOWN`, "No such case is open; a round's ends with: npm run operator -- wallet close"],
  [
    'VENDOR_UNKNOWN',
    'There is no such vendor, or it is not connected. See: npm run operator -- game vendors, npm run operator -- wallet list',
  ],
  [`${publishGames.path} VENDOR_UNKNOWN`, '{message}. See: npm run operator -- game vendors'],
  ['VENDOR_KEYS_ENOUGH', 'Two of its keys are live. Retire one first: npm run operator -- wallet keys list {vendor}'],
  ['VENDOR_KEY_UNKNOWN', 'It has no live key of that id. See: npm run operator -- wallet keys list {vendor}'],
  ['ROUND_UNKNOWN', 'That vendor has no open round of that id. See: npm run operator -- wallet rounds'],
  [`${closeVendorRound.path} SAME_PERSON`, 'You asked for it; somebody else has to close it, under their own name.'],
  ['PERSON_TAKEN', 'That name is taken.'],
  ['CLOCK_FIXED', 'This gateway runs on real time; only a demonstration can be set forward.'],
  ['PERSON_UNKNOWN', 'There is nobody of that name at the desk. See: npm run operator -- operators list'],
  [`${approvePerson.path} PERSON_UNKNOWN`, 'No invitation of that name waits. See: npm run operator -- operators list'],
  [`${approvePerson.path} SAME_PERSON`, 'Another administrator than the one who made the invitation has to approve it.'],
  [`${renewPerson.path} SAME_PERSON`, 'Your own key and app are renewed with: npm run operator -- enrol --again --key-file YOUR.key'],
  [
    `${inviteFirst.path} OPERATOR_KEY_WRONG`,
    "The machine's key invites nobody while there is an administrator, and only on its own gateway.",
  ],
  [`${beginOperatorApp.path} SAME_PERSON`, WAITS],
  [`${confirmOperatorApp.path} SAME_PERSON`, WAITS],
  [`${operatorLogin.path} SAME_PERSON`, WAITS],
  [
    `${beginOperatorApp.path} OPERATOR_KEY_WRONG`,
    'The key is not right any more, or the code of your present app is not: enrol --again asks for one.',
  ],
  [`${confirmOperatorApp.path} OPERATOR_KEY_WRONG`, 'The key is not right any more.'],
  [`${operatorLogin.path} OPERATOR_KEY_WRONG`, 'The key or the code is not right. A code counts once: wait for the next.'],
  [`${operatorLogin.path} FACTOR_REQUIRED`, 'Set up your app first: npm run operator -- enrol --key-file YOUR.key'],
  ['AUTHENTICATOR_OVER', 'It took too long; begin again with: npm run operator -- enrol'],
  ['CODE_WRONG', 'The code is not right.'],
  ['CODE_LOCKED', 'Too many wrong codes: closed for {retryAfter} seconds.'],
  ['LAST_ADMINISTRATOR', 'Nobody could let anybody in without this administrator. Add another first.'],
  ['OPERATOR_KEY_WRONG', 'You are not logged in, or not any more. Log in with: npm run operator -- login --key-file YOUR.key'],
  ['OPERATOR_ROLE_WRONG', 'Your role may not do that. See: npm run operator -- operators list'],
  ['RATE_LIMITED', 'The gateway has been asked too often; try again in a minute.'],
])

/** What a broken rule means to whoever typed the option; any other is shown by its name. */
const RULES: Readonly<Record<string, string>> = {
  format: 'not written as it has to be',
  invalid_format: 'not written as it has to be',
  invalid_value: 'none of the values it may have',
  invalid_type: 'missing, or not of its kind',
  too_small: 'too short or too small',
  too_big: 'too long or too large',
  taken: 'taken already',
  twice: 'there more than once',
  'game-unknown': 'no game of that code is offered there',
  'language-unknown': 'not a language of the brand',
  tiers: 'not of the tiers that the play has',
  accounts: 'accounts have a highest prize group beyond it; see account list and account prize-group',
  books: 'book A pays less than book B on every tier',
  book: 'only book A gives one',
  'prize-group': 'a play priced by prize group, which has no odds',
  range: 'out of its range',
  'agents-only': 'only for agents',
  'run-away': 'a pattern that some text would keep busy; leave out repeats within repeats',
  pattern: 'not a pattern',
  always: 'always asked for, and required',
  'required-hidden': 'required, and so it has to be shown',
  'no-way': 'nobody could register; leave one way on',
  'email-hidden': 'a code can only be sent to an address that is asked for',
  day: 'a day is written by family 11 or 13',
}

const broken = ({ rule, min, max }: FieldFailure): string => {
  const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter((each) => each !== '')
  return `${RULES[rule] ?? rule}${bounds.length === 0 ? '' : ` (${bounds.join(', ')})`}`
}

const filled = (text: string, request: unknown): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String((request as Readonly<Record<string, unknown>>)[name]))

/** A refusal in plain words. */
export const refusalOf = ({ path }: Call, request: unknown, { code, message, fields, traceId, retryAfter }: RefusalEnvelope): string => {
  const plain = IN_PLAIN_WORDS.get(`${path} ${code}`) ?? IN_PLAIN_WORDS.get(code)
  if (plain !== undefined) return filled(plain, { ...(request as object), retryAfter, message })
  const wrong = Object.entries(fields ?? {}).map(([field, failure]) => `${field}: ${broken(failure)}`)
  if (wrong.length > 0) wrong.push('How each option is written: the same command with --help')
  return [`The gateway refused: ${code}`, ...(wrong.length > 0 ? wrong : message ? [message] : []), `Trace ${traceId}`].join('\n  ')
}
