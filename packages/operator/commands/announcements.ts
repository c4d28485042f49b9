import type { SentOf } from '@portico/contract/kit/call'
import { announcementType, execution } from '@portico/contract/content/shapes'
import { operatorAnnouncements, publishAnnouncement, retractAnnouncement } from '@portico/contract/content/operator-calls'
import type { Command, Desk } from '../command.ts'
import { OperatorError } from '../error.ts'
import { localized, type Options, withTexts } from '../texts.ts'

/** Where pages look for banners; one of another group would stand nowhere. */
const BANNER_GROUPS: readonly string[] = ['w_home', 'w_leftmenu', 'w_reg']
/** Where a banner stands that is given no group. */
const USUAL_GROUP = 'w_home'

const WHEN = ['--when <when>', 'A after login, B before login (home), F at the first login', 'B'] as const
const URL = ['--url <url>', 'where it leads: /page, game:CODE or https://…'] as const
const TEXTS = { title: 'title', content: 'text (HTML allowed)' }

/** The request that the options make. @throws OperatorError */
const announcementOf = (type: string, options: Options, languages: readonly string[]): SentOf<typeof publishAnnouncement> => {
  const { when = 'B', url, group, image, promotion } = options
  const knownType = announcementType.safeParse(type)
  if (!knownType.success) throw new OperatorError(`--type must be one of B, PL, PU, PR, H, AG; "${type}" is none of them.`)
  const knownWhen = execution.safeParse(when)
  if (!knownWhen.success) throw new OperatorError(`--when must be one of A, B, F; "${when}" is none of them.`)
  if (group !== undefined && !BANNER_GROUPS.includes(group))
    throw new OperatorError(`--group must be one of ${BANNER_GROUPS.join(', ')}; "${group}" is none of them.`)
  const title = localized(options, 'title', languages)
  const content = localized(options, 'content', languages)
  if (Object.keys(title).length === 0)
    throw new OperatorError('Give a title, e.g. --title-en "Moon Gate week" --title-ty "Tuần lễ Cổng Trăng".')
  const stands = group ?? (knownType.data === 'B' ? USUAL_GROUP : undefined)
  return {
    type: knownType.data,
    execution: knownWhen.data,
    title,
    // A notice of one line says in its body what its title says.
    content: Object.keys(content).length > 0 ? content : title,
    ...(url === undefined ? {} : { url }),
    ...(stands === undefined ? {} : { groupName: stands }),
    ...(image === undefined ? {} : { imageUrl: image }),
    ...(promotion === undefined ? {} : { promotionType: promotion }),
  }
}

const publisher =
  ({ ask, print, languages }: Desk) =>
  async (type: string, options: Options): Promise<void> => {
    const { id } = await ask(publishAnnouncement, announcementOf(type, options, languages))
    print(`Published announcement ${id}. Take it back with: npm run operator -- retract ${id}`)
  }

const lister =
  ({ ask, print }: Desk) =>
  async (type?: string): Promise<void> => {
    const known = announcementType.safeParse(type)
    if (type !== undefined && !known.success)
      throw new OperatorError(`--type must be one of B, PL, PU, PR, H, AG; "${type}" is none of them.`)
    const { list } = await ask(operatorAnnouncements, known.success ? { types: known.data } : {})
    if (list.length === 0) print('Nothing is published.')
    for (const row of list)
      print(
        `${row.id.padStart(5)}  ${row.type.padEnd(2)} ${row.execution}  ${row.publishedAt.slice(0, 16).replace('T', ' ')}  ${row.title}`,
      )
  }

const retractor =
  ({ ask, print }: Desk) =>
  async (id: string): Promise<void> => {
    await ask(retractAnnouncement, { id })
    print(`Announcement ${id} is no longer shown.`)
  }

/** `announce`, `announcements`, `retract`. */
export const announcements: Command = (program, desk) => {
  desk.example('Tell every reader at once:', 'announce --type PL --title-en "Moon Gate week" --title-ty "Tuần lễ Cổng Trăng"')
  desk.example('See what is published, and take one back:', 'announcements', 'retract 3')
  const publish = publisher(desk)
  withTexts(program.command('announce'), desk.languages, TEXTS)
    .description('publish an announcement; every open page shows it without a reload')
    .requiredOption('--type <type>', 'B banner, PL player notice, PU popup, PR promotion popup, H home notice, AG notice for agents alone')
    .option(...WHEN)
    .option(...URL)
    .option('--group <name>', 'where a banner stands: w_home unless given')
    .option('--promotion <type>', 'which promotion a PR speaks of')
    .action((options: Options) => publish(options['type'] ?? '', options))
  const list = lister(desk)
  program
    .command('announcements')
    .description('list what is published now')
    .option('--type <type>', 'only one type')
    .action(({ type }: { type?: string }) => list(type))
  program.command('retract <id>').description('take an announcement back').action(retractor(desk))
}

/** `banner publish | list | retract`. */
export const banners: Command = (program, desk) => {
  const banner = program.command('banner').description('banners by group')
  const publish = publisher(desk)
  withTexts(banner.command('publish'), desk.languages, TEXTS)
    .description('publish a banner; every open page shows it without a reload')
    .option('--group <name>', 'w_home the slides of the lobby, w_leftmenu the side menu, w_reg the popups', USUAL_GROUP)
    .option(...WHEN)
    .option(...URL)
    .option('--image <address>', 'a picture of this site or of one of the brand’s image networks; one of the brand’s unless given')
    .action((options: Options) => publish('B', options))
  const list = lister(desk)
  banner
    .command('list')
    .description('what is published now')
    .action(() => list('B'))
  banner.command('retract <id>').description('take a banner back').action(retractor(desk))
}
