// Written by `npm run strings -- --write` from the files in locales/en.
import type agent from '../../locales/en/agent.json'
import type agentDay from '../../locales/en/agentDay.json'
import type blog from '../../locales/en/blog.json'
import type center from '../../locales/en/center.json'
import type common from '../../locales/en/common.json'
import type content from '../../locales/en/content.json'
import type contracts from '../../locales/en/contracts.json'
import type control from '../../locales/en/control.json'
import type days from '../../locales/en/days.json'
import type deposit from '../../locales/en/deposit.json'
import type deskChat from '../../locales/en/deskChat.json'
import type desktop from '../../locales/en/desktop.json'
import type dialogs from '../../locales/en/dialogs.json'
import type disputes from '../../locales/en/disputes.json'
import type documents from '../../locales/en/documents.json'
import type earnings from '../../locales/en/earnings.json'
import type errors from '../../locales/en/errors.json'
import type factors from '../../locales/en/factors.json'
import type games from '../../locales/en/games.json'
import type inbox from '../../locales/en/inbox.json'
import type launch from '../../locales/en/launch.json'
import type lobby from '../../locales/en/lobby.json'
import type lottery from '../../locales/en/lottery.json'
import type missions from '../../locales/en/missions.json'
import type movements from '../../locales/en/movements.json'
import type places from '../../locales/en/places.json'
import type points from '../../locales/en/points.json'
import type promotions from '../../locales/en/promotions.json'
import type receipts from '../../locales/en/receipts.json'
import type records from '../../locales/en/records.json'
import type registerCenter from '../../locales/en/registerCenter.json'
import type security from '../../locales/en/security.json'
import type session from '../../locales/en/session.json'
import type support from '../../locales/en/support.json'
import type system from '../../locales/en/system.json'
import type tables from '../../locales/en/tables.json'
import type teamRecords from '../../locales/en/teamRecords.json'
import type tickets from '../../locales/en/tickets.json'
import type tools from '../../locales/en/tools.json'
import type transfers from '../../locales/en/transfers.json'
import type upload from '../../locales/en/upload.json'
import type visits from '../../locales/en/visits.json'
import type wallet from '../../locales/en/wallet.json'
import type withdraw from '../../locales/en/withdraw.json'

/** Namespaces by name; `en` is the source of the keys. */
export interface Resources {
  agent: typeof agent
  agentDay: typeof agentDay
  blog: typeof blog
  center: typeof center
  common: typeof common
  content: typeof content
  contracts: typeof contracts
  control: typeof control
  days: typeof days
  deposit: typeof deposit
  deskChat: typeof deskChat
  desktop: typeof desktop
  dialogs: typeof dialogs
  disputes: typeof disputes
  documents: typeof documents
  earnings: typeof earnings
  errors: typeof errors
  factors: typeof factors
  games: typeof games
  inbox: typeof inbox
  launch: typeof launch
  lobby: typeof lobby
  lottery: typeof lottery
  missions: typeof missions
  movements: typeof movements
  places: typeof places
  points: typeof points
  promotions: typeof promotions
  receipts: typeof receipts
  records: typeof records
  registerCenter: typeof registerCenter
  security: typeof security
  session: typeof session
  support: typeof support
  system: typeof system
  tables: typeof tables
  teamRecords: typeof teamRecords
  tickets: typeof tickets
  tools: typeof tools
  transfers: typeof transfers
  upload: typeof upload
  visits: typeof visits
  wallet: typeof wallet
  withdraw: typeof withdraw
}
