import {
  decideRegistration,
  discardRegistration,
  draftRegistration,
  operatorRegistration,
  proposeRegistration,
  type RegistrationProposal,
} from '@portico/contract/registration/operator-calls'
import { type FieldRule, REGISTER_FIELDS, type RegistrationSettings } from '@portico/contract/registration/shapes'
import type { Command, Desk } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

const presence = (rule: FieldRule): string => (rule.required ? 'required' : rule.shown ? 'optional' : 'hidden')

const ruleLine = (rule: FieldRule): string =>
  [
    rule.field.padEnd(16),
    presence(rule).padEnd(8),
    `family ${String(rule.patternId).padEnd(2)}`,
    `${rule.minLength} to ${rule.maxLength}`.padEnd(9),
    rule.acceptedPattern,
  ].join('  ')

const onOrOff = (value: boolean): string => (value ? 'on' : 'off')

const settingsLines = ({ ways, minimumAge, zaloBonus, rules }: RegistrationSettings): readonly string[] => [
  `By user name ${onOrOff(ways.usernameRegistration)}, by mobile number ${onOrOff(ways.mobileRegistration)} (with a password: ${onOrOff(ways.mobilePassword)}).`,
  `Free play ${onOrOff(ways.freePlay)}. Login by SMS ${onOrOff(ways.smsLogin)}. Passwords of somebody else’s choice are changed first: ${onOrOff(ways.forcedPasswordChange)}.`,
  `Codes by SMS ${onOrOff(ways.smsRegistration)}, by e-mail ${onOrOff(ways.emailVerification)}. From ${minimumAge} years on. Zalo bonus: ${zaloBonus ?? 'none'}.`,
  ...rules.map(ruleLine),
]

const fieldNamed = (name: string) =>
  REGISTER_FIELDS.find((field) => field === name) ??
  (() => {
    throw new OperatorError(`"${name}" is no field. These are: ${REGISTER_FIELDS.join(', ')}.`)
  })()

const flagOf = (option: string, word: string | undefined): boolean | undefined => {
  if (word === undefined || word === 'on' || word === 'off') return word === undefined ? undefined : word === 'on'
  throw new OperatorError(`${option} is on or off; "${word}" is neither.`)
}

const PRESENCES: Readonly<Record<string, Pick<FieldRule, 'shown' | 'required'> | undefined>> = {
  required: { shown: true, required: true },
  optional: { shown: true, required: false },
  hidden: { shown: false, required: false },
}

const LATER = 'No visitor sees it yet. Ask a second person for it: registration propose'

const ruleText = (rule: FieldRule | undefined): string =>
  rule ? ruleLine(rule).slice(rule.field.length).trim().replaceAll(/ +/g, ' ') : ''

const partOf = ({ ways, minimumAge, zaloBonus, rules }: RegistrationSettings, name: string): string => {
  if (name === 'minimumAge') return String(minimumAge)
  if (name === 'zaloBonus') return zaloBonus ?? 'none'
  const way = (Object.entries(ways) as [string, boolean][]).find(([key]) => key === name)
  return way ? onOrOff(way[1]) : ruleText(rules.find(({ field }) => field === name))
}

/** What a proposal would change, and who may say so. */
const proposalLines = ({ id, proposedAt, proposedBy, changed, settings }: RegistrationProposal, now: RegistrationSettings): string[] => [
  `${id}  proposed by ${proposedBy} at ${proposedAt}`,
  ...changed.flatMap((name) => [`  ${name}`, `    now   ${partOf(now, name)}`, `    then  ${partOf(settings, name)}`]),
  `  Somebody else makes it so with: registration approve ${id}`,
]

interface FieldOptions {
  readonly family?: string
  readonly pattern?: string
  readonly min?: string
  readonly max?: string
}

const addField = (group: ReturnType<Parameters<Command>[0]['command']>, { ask, print }: Desk): void => {
  group
    .command('field <field> [required|optional|hidden]')
    .description('change the rule of one field in the draft')
    .option('--family <number>', 'a pattern family, 0 to 19; its pattern comes with it')
    .option('--pattern <pattern>', 'a pattern of your own, for the whole text')
    .option('--min <length>', 'the fewest characters')
    .option('--max <length>', 'the most')
    .action(async (name: string, word: string | undefined, { family, pattern, min, max }: FieldOptions) => {
      const field = fieldNamed(name)
      const presenceChange = word === undefined ? {} : Object.hasOwn(PRESENCES, word) ? PRESENCES[word] : undefined
      if (!presenceChange) throw new OperatorError(`A field is required, optional or hidden; "${word}" is none of them.`)
      const change = {
        ...presenceChange,
        ...(family === undefined ? {} : { patternId: wholeNumber('--family', family) }),
        ...(pattern === undefined ? {} : { acceptedPattern: pattern }),
        ...(min === undefined ? {} : { minLength: wholeNumber('--min', min) }),
        ...(max === undefined ? {} : { maxLength: wholeNumber('--max', max) }),
      }
      if (Object.keys(change).length === 0)
        throw new OperatorError('Say what to change: required, optional, hidden, or one of the options.')
      const { draft } = await ask(draftRegistration, { fields: { [field]: change } })
      for (const rule of draft.rules) if (rule.field === field) print(ruleLine(rule))
      print(LATER)
    })
}

interface SetOptions {
  readonly username?: string
  readonly mobile?: string
  readonly sms?: string
  readonly mobilePassword?: string
  readonly emailCode?: string
  readonly freePlay?: string
  readonly smsLogin?: string
  readonly forcedChange?: string
  readonly age?: string
  readonly zaloBonus?: string
}

const addSet = (group: ReturnType<Parameters<Command>[0]['command']>, { ask, print }: Desk): void => {
  group
    .command('set')
    .description('change the ways to register and to log in, the age or the bonus in the draft')
    .option('--username <on|off>', 'registration by user name')
    .option('--mobile <on|off>', 'registration by mobile number')
    .option('--sms <on|off>', 'a mobile number counts with the code alone that was sent to it')
    .option('--mobile-password <on|off>', 'whoever registers by mobile number chooses a password')
    .option('--email-code <on|off>', 'an e-mail address counts with the code alone that was sent to it')
    .option('--free-play <on|off>', 'games may be tried for nothing, and visitors may begin a trial account')
    .option('--sms-login <on|off>', 'members may log in by a code to their mobile number')
    .option('--forced-change <on|off>', 'a password that somebody else chose is changed before it opens a session')
    .option('--age <years>', 'the least age, 18 at least')
    .option('--zalo-bonus <text>', 'the bonus that a Zalo number is worth, as 131K; empty for none')
    .action(async ({ username, mobile, sms, mobilePassword, emailCode, freePlay, smsLogin, forcedChange, age, zaloBonus }: SetOptions) => {
      const { draft } = await ask(draftRegistration, {
        ways: {
          usernameRegistration: flagOf('--username', username),
          mobileRegistration: flagOf('--mobile', mobile),
          smsRegistration: flagOf('--sms', sms),
          mobilePassword: flagOf('--mobile-password', mobilePassword),
          emailVerification: flagOf('--email-code', emailCode),
          freePlay: flagOf('--free-play', freePlay),
          smsLogin: flagOf('--sms-login', smsLogin),
          forcedPasswordChange: flagOf('--forced-change', forcedChange),
        },
        ...(age === undefined ? {} : { minimumAge: wholeNumber('--age', age) }),
        ...(zaloBonus === undefined ? {} : { zaloBonus: zaloBonus === '' ? null : zaloBonus }),
      })
      settingsLines(draft).slice(0, 3).forEach(print)
      print(LATER)
    })
}

const addProposal = (group: ReturnType<Parameters<Command>[0]['command']>, { ask, print }: Desk): void => {
  group
    .command('propose')
    .description('ask for a second person’s yes to the draft, in the place of what was asked for before')
    .action(async () => {
      const { proposal } = await ask(proposeRegistration, {})
      if (!proposal) return print('There is nothing to propose.')
      const { published } = await ask(operatorRegistration, {})
      proposalLines(proposal, published.settings).forEach(print)
    })
  group
    .command('preview')
    .description('what waits for a second person, and what it would change')
    .action(async () => {
      const { published, proposal } = await ask(operatorRegistration, {})
      if (!proposal) return print('Nothing waits for a second person.')
      proposalLines(proposal, published.settings).forEach(print)
    })
  group
    .command('approve <id>')
    .description('approve what somebody else proposed; it holds at once, at every instance and in every open form')
    .option('--note <text>', 'what is to be said of it')
    .action(async (id: string, { note }: { note?: string }) => {
      const { version, changed } = await ask(decideRegistration, { id, approve: true, ...(note === undefined ? {} : { note }) })
      print(`Version ${version} holds.${changed.length === 0 ? '' : ` Changed: ${changed.join(', ')}.`}`)
    })
  group
    .command('reject <id>')
    .description('end a proposal; what is published holds on')
    .option('--note <text>', 'what is to be said of it')
    .action(async (id: string, { note }: { note?: string }) => {
      const { version } = await ask(decideRegistration, { id, approve: false, ...(note === undefined ? {} : { note }) })
      print(`The proposal is over; version ${version} holds on.`)
    })
}

/** `registration show | field | set | propose | preview | approve | reject | discard`. */
export const registration: Command = (program, desk) => {
  const { ask, print, example } = desk
  example(
    'Ask for a birthday and a QQ number at registration, without a restart (a second person approves it):',
    'registration field birthday required',
    'registration field qqNum optional --family 6 --min 5 --max 12',
    'registration propose',
    '--session-file minh.session registration approve <id>',
  )
  const group = program.command('registration').description('what visitors register by')
  group
    .command('show')
    .description('the rules that hold, what waits, and the draft')
    .action(async () => {
      const { published, proposal, draft } = await ask(operatorRegistration, {})
      const { version, publishedAt, publishedBy, proposedBy, settings } = published
      const people = `${publishedBy ?? ''}${proposedBy === null ? '' : `, proposed by ${proposedBy}`}`
      print(version === 0 ? 'As the brand pack has it:' : `Version ${version}, published ${publishedAt ?? ''} by ${people}:`)
      settingsLines(settings).forEach(print)
      if (proposal) print(`What ${proposal.proposedBy} proposed waits for a second person: registration preview`)
      if (!draft) return
      print('Draft, which no visitor sees yet:')
      settingsLines(draft).forEach(print)
    })
  addField(group, desk)
  addSet(group, desk)
  addProposal(group, desk)
  group
    .command('discard')
    .description('throw the draft away')
    .action(async () => {
      const { discarded } = await ask(discardRegistration, {})
      print(discarded ? 'The draft is gone; what is published holds on.' : 'There is no draft.')
    })
}
