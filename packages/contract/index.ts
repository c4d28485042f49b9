import * as agent from './agent.ts'
import * as bets from './bets.ts'
import type { Call } from './call.ts'
import * as cancel from './cancel.ts'
import * as captcha from './captcha.ts'
import * as catalogue from './catalogue.ts'
import * as chase from './chase.ts'
import * as chat from './chat.ts'
import * as classes from './classes.ts'
import * as content from './content.ts'
import * as events from './events.ts'
import * as help from './help.ts'
import * as launch from './launch.ts'
import * as lottery from './lottery.ts'
import * as member from './member.ts'
import * as operator from './operator.ts'
import * as operatorCorrections from './operator-corrections.ts'
import * as operatorGames from './operator-games.ts'
import * as operatorPeople from './operator-people.ts'
import * as operatorResults from './operator-results.ts'
import * as ownGames from './own-games.ts'
import * as receipts from './receipts.ts'
import * as room from './room.ts'
import * as session from './session.ts'
import * as siteAccess from './site-access.ts'
import * as siteContent from './site-content.ts'
import * as siteLinks from './site-links.ts'
import * as system from './system.ts'
import * as vnGames from './vn-games.ts'
import * as wallet from './wallet.ts'
import * as withdrawPassword from './withdraw-password.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call by its name, e.g. `calls.login`. The reference, the gateway's completeness check and the tests read it. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    session,
    member,
    captcha,
    system,
    wallet,
    catalogue,
    classes,
    ownGames,
    vnGames,
    launch,
    content,
    help,
    chat,
    room,
    siteAccess,
    siteLinks,
    siteContent,
    lottery,
    bets,
    chase,
    withdrawPassword,
    cancel,
    receipts,
    agent,
    events,
    operator,
    operatorGames,
    operatorCorrections,
    operatorPeople,
    operatorResults,
  ].flatMap((noun) => Object.entries(noun).filter((entry): entry is [string, Call] => isCall(entry[1]))),
)
