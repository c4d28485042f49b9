import { GAMES } from '../../lottery/index.ts'

/** What the vendors are called under which the gateway's own lotteries stand. */
export const LOTTERY_VENDORS: Readonly<Record<(typeof GAMES)[number]['vendor'], string>> = {
  LOTT: 'Portico Lottery',
  TCG_SEA: 'Portico SEA',
  TCG_LOTTO_VN: 'Portico Vietnam',
}

/**
 * The gateway's own lotteries as games of the catalogue. Their vendor says where they are played: LOTT at /lottery, TCG_SEA at
 * /seaLottery, TCG_LOTTO_VN at /vnLottery.
 */
export const lotteriesAsGames = () =>
  GAMES.map(({ code, names, gameType, vendor, rules, source }) => ({
    code,
    names,
    classify: rules,
    gameType,
    vendorCode: vendor,
    hot: source === 'own',
    trial: false,
    opensList: false,
    minBet: 1,
    lines: 0,
  }))
