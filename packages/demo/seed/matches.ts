import type { ContentEntry } from '@portico/contract/content/site-shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import type { Services } from '@portico/gateway/areas'

type Name = readonly [en: string, ty: string, de: string, ar: string]

/** Clubs that there are not. */
const CLUBS = {
  harbor: ['Harbor City', 'Thành Cảng', 'Hafenstadt', 'مدينة الميناء'],
  river: ['Red River', 'Sông Đỏ', 'Roter Fluss', 'النهر الأحمر'],
  lotus: ['Lotus Bay', 'Vịnh Sen', 'Lotusbucht', 'خليج اللوتس'],
  bridge: ['Stone Bridge', 'Cầu Đá', 'Steinbrücke', 'الجسر الحجري'],
  hill: ['Dragon Hill', 'Đồi Rồng', 'Drachenhügel', 'تل التنين'],
  pine: ['Pine Valley', 'Thung Lũng Thông', 'Kieferntal', 'وادي الصنوبر'],
  coast: ['Salt Coast', 'Bờ Muối', 'Salzküste', 'ساحل الملح'],
  moon: ['Moon Gate', 'Cổng Trăng', 'Mondtor', 'بوابة القمر'],
} as const satisfies Record<string, Name>
type Club = keyof typeof CLUBS

const LEAGUES = {
  lantern: ['Lantern League', 'Giải Đèn Lồng', 'Laternenliga', 'دوري الفوانيس'],
  cup: ['Old Town Cup', 'Cúp Phố Cổ', 'Altstadtpokal', 'كأس المدينة القديمة'],
  court: ['Riverside Court', 'Giải Bờ Sông', 'Uferliga', 'دوري ضفة النهر'],
} as const satisfies Record<string, Name>

const DRAW: Name = ['Draw', 'Hòa', 'Unentschieden', 'تعادل']

interface Match {
  /** After the moment of the seed. */
  readonly hours: number
  readonly league: keyof typeof LEAGUES
  /** In whose game one bets, by its English name. */
  readonly game: string
  readonly home: Club
  readonly away: Club
  /** Home, draw where there is one, away. */
  readonly odds: readonly string[]
}

/** Some soon, and enough later that a demonstration of weeks still has some. */
const MATCHES: readonly Match[] = [
  { hours: 3, league: 'lantern', game: 'European Football', home: 'harbor', away: 'river', odds: ['1.85', '3.40', '4.20'] },
  { hours: 5, league: 'lantern', game: 'European Football', home: 'lotus', away: 'bridge', odds: ['2.10', '3.25', '3.30'] },
  { hours: 8, league: 'court', game: 'Basketball', home: 'hill', away: 'pine', odds: ['1.72', '2.08'] },
  { hours: 26, league: 'cup', game: 'Asian Football', home: 'coast', away: 'moon', odds: ['2.65', '3.10', '2.60'] },
  { hours: 30, league: 'cup', game: 'Asian Football', home: 'river', away: 'lotus', odds: ['1.66', '3.60', '5.00'] },
  { hours: 50, league: 'court', game: 'Basketball', home: 'moon', away: 'harbor', odds: ['1.95', '1.85'] },
  { hours: 75, league: 'lantern', game: 'European Football', home: 'bridge', away: 'hill', odds: ['2.40', '3.20', '2.85'] },
  { hours: 170, league: 'lantern', game: 'European Football', home: 'pine', away: 'coast', odds: ['3.05', '3.30', '2.20'] },
  { hours: 340, league: 'cup', game: 'Asian Football', home: 'harbor', away: 'lotus', odds: ['1.90', '3.35', '3.95'] },
  { hours: 680, league: 'court', game: 'Basketball', home: 'river', away: 'hill', odds: ['2.02', '1.78'] },
  { hours: 1360, league: 'lantern', game: 'European Football', home: 'moon', away: 'bridge', odds: ['2.25', '3.15', '3.10'] },
]

const HOUR = 3_600_000
const QUARTER = 900_000

/** Publishes them, each in the sports game of its kind. */
export const seedMatches = async ({
  services: { catalogue, entries },
  brand,
  end,
}: {
  readonly services: Pick<Services, 'catalogue' | 'entries'>
  readonly brand: BrandPack
  readonly end: Date
}): Promise<void> => {
  const own = ([EN, TY, DE, AR]: Name): Localized =>
    Object.fromEntries(Object.entries({ EN, TY, DE, AR }).filter(([code]) => brand.languages.some((language) => language.code === code)))
  const { games } = await catalogue.list(
    { gameType: 'SPORTS', selection: 'ALL', pageNo: 1, pageSize: 60, clientType: 3, platform: 'html5-desktop' },
    'EN',
  )
  const whole = Math.ceil(end.getTime() / QUARTER) * QUARTER
  for (const [index, { hours, league, game, home, away, odds }] of MATCHES.entries()) {
    const gameCode = games.find(({ gameName }) => gameName === game)?.gameCode
    // A small catalogue has not every kind of sport.
    if (gameCode === undefined) continue
    const names = odds.length === 3 ? [CLUBS[home], DRAW, CLUBS[away]] : [CLUBS[home], CLUBS[away]]
    const entry: ContentEntry = {
      kind: 'match',
      key: `${home}-${away}`,
      league: own(LEAGUES[league]),
      home: own(CLUBS[home]),
      away: own(CLUBS[away]),
      startsAt: new Date(whole + hours * HOUR).toISOString(),
      gameCode,
      bets: odds.map((each, at) => ({ label: own(names[at]!), odds: each })),
    }
    await entries.publish(entry, index)
  }
}
