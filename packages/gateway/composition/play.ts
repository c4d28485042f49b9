import { agentsArea } from '../agents/index.ts'
import { type Catalogue, catalogueArea } from '../catalogue/index.ts'
import { contentArea } from '../content/index.ts'
import { launchArea } from '../launch/index.ts'
import { lotteryArea } from '../lottery/index.ts'
import { ownGamesArea } from '../own-games/index.ts'
import { recordsArea } from '../records/index.ts'
import { roomArea } from '../room/index.ts'
import { teamFilesArea } from '../team-files/index.ts'
import { type Vendors, vendorsArea } from '../vendors/index.ts'
import { winnersArea } from '../winners/index.ts'
import type { Composer } from './composer.ts'
import type { Foundation } from './foundation.ts'
import type { Identity } from './identity.ts'
import type { Letters } from './letters.ts'
import type { Money } from './money.ts'

/** What is played, what comes of it, and what is shown around it. */
export const composePlay = (
  { platform, parts, areas, listed }: Composer,
  { ledger, eligibility, members, transferCodes, offersFreePlay, status, audit }: Foundation,
  { control, registerLinks, sessions, withdrawPassword }: Identity,
  { withdrawals: { payees }, turnover }: Pick<Money, 'withdrawals' | 'turnover'>,
  { inbox }: Pick<Letters, 'inbox'>,
) => {
  const { config, secretsKey, timetable, gameOrigin } = parts
  const { lottery, bets, chase, results, corrections, feeds } = listed(
    lotteryArea(platform, { config, ledger, purse: turnover.purse, withdrawPassword, eligibility, timetable }),
  )
  const records = listed(
    recordsArea(platform, {
      codes: transferCodes,
      turnover,
      subjects: () => areas.flatMap(({ recordSubjects }) => recordSubjects ?? []),
      secretsKey,
    }),
  )
  const catalogue: Catalogue = listed(
    catalogueArea(platform, {
      config,
      offersFreePlay,
      ownGames: { favourites: (caller) => ownGames.favourites(caller), recent: (caller) => ownGames.recent(caller) },
    }),
  )
  const ownGames = listed(ownGamesArea(platform, { catalogue }))
  const launches = listed(
    launchArea(platform, {
      members,
      gameOrigin,
      launchUrlOf: (vendorCode) => vendors.launchUrlOf(vendorCode),
      offersFreePlay,
      mayOpen: control.mayOpen,
      opened: ownGames.opened,
    }),
  )
  const isOpen = async () => (await status.current()).status === 0
  const vendors: Vendors = listed(
    vendorsArea(platform, {
      ledger,
      members,
      eligibility,
      purse: turnover.purse,
      control,
      claim: launches.claim,
      isOpen,
      secretsKey,
      inbox,
      audit,
    }),
  )
  const { content, entries } = listed(contentArea(platform, { catalogue, isSpared: control.isSpared, reported: vendors.hotMatches }))
  const room = listed(roomArea(platform, { control, audit, members, config }))
  listed(winnersArea(platform, { catalogue, onBreak: control.onBreak }))
  const agents = listed(agentsArea(platform, config, { bets, records, payees }))
  listed(teamFilesArea(platform, { agents, links: registerLinks.links, isLive: sessions.isLive, secretsKey }))

  return {
    lottery,
    bets,
    chase,
    results,
    corrections,
    feeds,
    records,
    catalogue,
    ownGames,
    launches,
    vendors,
    content,
    entries,
    room,
    agents,
  }
}

export type Play = ReturnType<typeof composePlay>
