import type { Command } from 'commander'
import type { Announce, createCommands } from './commands.ts'
import { localized, type Options, withTexts } from '../localized.ts'

type Commands = Pick<ReturnType<typeof createCommands>, 'announce' | 'announcements' | 'retract'>

/** `announce`, `announcements`, `retract`; and the same for banners: `banner publish`, `banner list`, `banner retract`. */
export const addAnnounceProgram = (program: Command, languages: readonly string[], commands: () => Commands): void => {
  const announcementOf = (type: string, options: Options): Announce => ({
    type,
    execution: options['when'] ?? 'B',
    texts: { title: localized(options, 'title', languages), content: localized(options, 'content', languages) },
    url: options['url'],
    group: options['group'],
    image: options['image'],
    promotion: options['promotion'],
  })
  const WHEN = ['--when <when>', 'A after login, B before login (home), F at the first login', 'B'] as const
  const URL = ['--url <url>', 'where it leads: /page, game:CODE or https://…'] as const
  const TEXTS = { title: 'title', content: 'text (HTML allowed)' }

  withTexts(program.command('announce'), languages, TEXTS)
    .description('publish an announcement; every open page shows it without a reload')
    .requiredOption('--type <type>', 'B banner, PL player notice, PU popup, PR promotion popup, H home notice')
    .option(...WHEN)
    .option(...URL)
    .option('--group <name>', 'where a banner stands: w_home unless given')
    .option('--promotion <type>', 'which promotion a PR speaks of')
    .action((options: Options) => commands().announce(announcementOf(options['type'] ?? '', options)))
  program
    .command('announcements')
    .description('list what is published now')
    .option('--type <type>', 'only one type')
    .action(({ type }: { type?: string }) => commands().announcements(type))
  program
    .command('retract <id>')
    .description('take an announcement back')
    .action((id: string) => commands().retract(id))

  const banner = program.command('banner').description('banners by group')
  withTexts(banner.command('publish'), languages, TEXTS)
    .description('publish a banner; every open page shows it without a reload')
    .option('--group <name>', 'w_home the slides of the lobby, w_leftmenu the side menu, w_reg the popups', 'w_home')
    .option(...WHEN)
    .option(...URL)
    .option('--image <address>', 'a picture of this site or of one of the brand’s image networks; one of the brand’s unless given')
    .action((options: Options) => commands().announce(announcementOf('B', options)))
  banner
    .command('list')
    .description('what is published now')
    .action(() => commands().announcements('B'))
  banner
    .command('retract <id>')
    .description('take a banner back')
    .action((id: string) => commands().retract(id))
}
