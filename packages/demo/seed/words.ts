import type { Localized } from '@portico/contract/kit/wire'

export type Pair = readonly [english: string, vietnamese: string]

/** Vietnamese puts what describes behind what is described: `Golden Dragon`, `Rồng Vàng`. */
export const SLOT_THINGS: readonly Pair[] = [
  ['Lotus', 'Hoa Sen'],
  ['Dragon', 'Rồng'],
  ['Phoenix', 'Phượng Hoàng'],
  ['Tiger', 'Mãnh Hổ'],
  ['Lantern', 'Đèn Lồng'],
  ['Temple', 'Đền Cổ'],
  ['Carp', 'Cá Chép'],
  ['Treasure', 'Kho Báu'],
  ['Fruit', 'Trái Cây'],
  ['Gem', 'Ngọc Quý'],
  ['Mask', 'Mặt Nạ'],
  ['Garden', 'Khu Vườn'],
  ['Bamboo', 'Rừng Trúc'],
  ['Monkey', 'Hầu Vương'],
  ['Elephant', 'Voi Thần'],
  ['Peacock', 'Chim Công'],
  ['Pirate', 'Cướp Biển'],
  ['Pharaoh', 'Pharaoh'],
  ['Bell', 'Chuông Ngân'],
  ['Peach', 'Đào Tiên'],
  ['Turtle', 'Rùa Thần'],
  ['Fox', 'Hồ Ly'],
  ['Ox', 'Trâu'],
  ['Rabbit', 'Thỏ Ngọc'],
  ['Mine', 'Mỏ Đá Quý'],
  ['Harvest', 'Mùa Gặt'],
]
const SLOT_MANNERS: readonly Pair[] = [
  ['Golden', 'Vàng'],
  ['Jade', 'Ngọc Bích'],
  ['Moonlit', 'Dưới Trăng'],
  ['Night', 'Đêm'],
  ['Royal', 'Hoàng Gia'],
  ['Crimson', 'Đỏ Thắm'],
  ['Silver', 'Bạc'],
  ['Lucky', 'May Mắn'],
  ['Mystic', 'Huyền Bí'],
  ['Spring', 'Mùa Xuân'],
  ['Dancing', 'Nhảy Múa'],
  ['Ancient', 'Ngàn Năm'],
  ['Thunder', 'Sấm Sét'],
  ['Rainbow', 'Cầu Vồng'],
]
const SLOT_SUFFIXES: readonly Pair[] = [
  ['', ''],
  ['Deluxe', 'Đặc Biệt'],
  ['Megaways', 'Megaways'],
  ['2', '2'],
]

export const FISH_THINGS: readonly Pair[] = [
  ['Carp Hunt', 'Săn Cá Chép'],
  ['Ocean King', 'Vua Đại Dương'],
  ['Shark Bay', 'Vịnh Cá Mập'],
  ['Coral Garden', 'Vườn San Hô'],
  ['Pearl Divers', 'Thợ Lặn Ngọc Trai'],
  ['Dragon Sea', 'Biển Rồng'],
  ['Fishing Village', 'Làng Chài'],
  ['Mermaid Cove', 'Vịnh Tiên Cá'],
]
const FISH_MANNERS: readonly Pair[] = [
  ['', ''],
  ['Golden', 'Hoàng Kim'],
  ['Midnight', 'Nửa Đêm'],
  ['Grand', 'Đại Chiến'],
  ['Stormy', 'Bão Tố'],
  ['Happy', 'Vui Nhộn'],
]

export const LIVE_TABLES: readonly (readonly [string, ...Pair])[] = [
  ['BACCARAT', 'Baccarat', 'Baccarat'],
  ['BACCARAT', 'Speed Baccarat', 'Baccarat Tốc Độ'],
  ['BACCARAT', 'Dragon Tiger', 'Rồng Hổ'],
  ['ROULETTE', 'Roulette', 'Roulette'],
  ['DICE', 'Sic Bo', 'Tài Xỉu'],
  ['DICE', 'Fish Prawn Crab', 'Bầu Cua'],
  ['DICE', 'Shake the Plate', 'Xóc Đĩa'],
  ['BLACKJACK', 'Blackjack', 'Xì Dách'],
]
const LIVE_ROOMS: readonly Pair[] = [
  ['Hanoi Table', 'Bàn Hà Nội'],
  ['Saigon Table', 'Bàn Sài Gòn'],
  ['Lotus Room', 'Phòng Hoa Sen'],
  ['Jade Room', 'Phòng Ngọc Bích'],
  ['VIP', 'VIP'],
  ['Riverside', 'Bên Sông'],
  ['Classic', 'Cổ Điển'],
  ['Moon Room', 'Phòng Trăng Rằm'],
]

export const PVP_GAMES: readonly (readonly [string, ...Pair])[] = [
  ['CARDS', 'Southern Thirteen', 'Tiến Lên Miền Nam'],
  ['CARDS', 'Northern Thirteen', 'Tiến Lên Miền Bắc'],
  ['CARDS', 'Phom Rummy', 'Phỏm'],
  ['CARDS', 'Chinese Poker', 'Mậu Binh'],
  ['CARDS', 'Sam Loc', 'Sâm Lốc'],
  ['CARDS', 'Three Cards', 'Ba Cây'],
  ['CARDS', 'Lieng', 'Liêng'],
  ['CARDS', 'Five-card Stud', 'Xì Tố'],
  ['CARDS', "Texas Hold'em", "Texas Hold'em"],
  ['MAHJONG', 'Mahjong', 'Mạt Chược'],
]
const PVP_ROOMS: readonly Pair[] = [
  ['', ''],
  ['Quick', 'Chơi Nhanh'],
  ['Two Players', 'Hai Người'],
  ['Masters', 'Cao Thủ'],
  ['Friends', 'Bạn Bè'],
]

export const RNG_CLASSES: readonly (readonly [string, ...Pair])[] = [
  ['JP', 'Jackpot', 'Jackpot'],
  ['TG', 'Table', 'Bàn Chơi'],
  ['AC', 'Arcade', 'Game Thùng'],
  ['SC', 'Scratch', 'Thẻ Cào'],
  ['VP', 'Video Poker', 'Poker Máy'],
  ['MINI', 'Mini', 'Mini'],
  ['CRASH', 'Crash', 'Crash'],
  ['BG', 'Bingo', 'Bingo'],
]

const SPORTS: readonly (readonly [string, ...Pair])[] = [
  ['FOOTBALL', 'European Football', 'Bóng Đá Châu Âu'],
  ['FOOTBALL', 'V.League', 'V.League'],
  ['FOOTBALL', 'Asian Football', 'Bóng Đá Châu Á'],
  ['FOOTBALL', 'World Football', 'Bóng Đá Thế Giới'],
  ['OTHER', 'Basketball', 'Bóng Rổ'],
  ['OTHER', 'Tennis', 'Quần Vợt'],
  ['OTHER', 'Badminton', 'Cầu Lông'],
  ['OTHER', 'Volleyball', 'Bóng Chuyền'],
  ['OTHER', 'Table Tennis', 'Bóng Bàn'],
  ['OTHER', 'Boxing', 'Quyền Anh'],
  ['OTHER', 'Motor Racing', 'Đua Xe'],
  ['OTHER', 'Horse Racing', 'Đua Ngựa'],
  ['OTHER', 'Virtual Football', 'Bóng Đá Ảo'],
  ['OTHER', 'Snooker', 'Bi-a'],
  ['OTHER', 'Golf', 'Golf'],
  ['CRICKET', 'Cricket', 'Cricket'],
]
const ESPORTS: readonly Pair[] = [
  ['Three-lane Arena', 'Đấu Trường Ba Đường'],
  ['Tactical Shooter', 'Bắn Súng Chiến Thuật'],
  ['Battle Royale', 'Sinh Tồn'],
  ['Football Online', 'Bóng Đá Điện Tử'],
  ['Strategy Cup', 'Cúp Chiến Thuật'],
]
const COCKFIGHTS: readonly Pair[] = [
  ['Morning Arena', 'Trường Gà Ban Mai'],
  ['Iron Spurs', 'Cựa Sắt'],
  ['Steel Blades', 'Cựa Dao'],
  ['Champions Pit', 'Sới Gà Vô Địch'],
  ['Village Arena', 'Sới Gà Làng'],
]
const BINGO_HALLS: readonly Pair[] = [
  ['Lotus', 'Hoa Sen'],
  ['Rainbow', 'Cầu Vồng'],
  ['Family', 'Gia Đình'],
  ['Saigon', 'Sài Gòn'],
  ['Hanoi', 'Hà Nội'],
  ['Starlight', 'Ánh Sao'],
  ['Weekend', 'Cuối Tuần'],
  ['Garden', 'Khu Vườn'],
  ['Ocean', 'Đại Dương'],
  ['Festival', 'Lễ Hội'],
]
export const BINGO_BALLS: readonly string[] = ['75', '90']

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
const named = (english: string, vietnamese: string): Localized => ({ EN: english, TY: vietnamese })

export interface NamedGame {
  readonly names: Localized
  readonly classify: string
}

/** In every catalogue, however small: the name that people misspell to see whether a search forgives it. */
export const STARBURST: NamedGame = { names: named('Starburst', 'Starburst'), classify: 'SLOTS' }

/** Names for each game type, all different within it, in an order that mixes them well once it is shuffled. */
export const NAMES = {
  RNG: (): NamedGame[] =>
    SLOT_SUFFIXES.flatMap(([suffix, suffixVi]) =>
      SLOT_THINGS.flatMap(([thing, thingVi]) =>
        SLOT_MANNERS.map(([manner, mannerVi]) => ({
          names: named(joined(manner, thing, suffix), joined(thingVi, mannerVi, suffixVi)),
          classify: 'SLOTS',
        })),
      ).slice(0, suffix === '' ? undefined : 40),
    ),
  RNG_OTHER: (): NamedGame[] =>
    RNG_CLASSES.flatMap(([classify, kind, kindVi]) =>
      SLOT_THINGS.slice(0, 9).map(([thing, thingVi]) => ({ names: named(joined(thing, kind), joined(kindVi, thingVi)), classify })),
    ),
  FISH: (): NamedGame[] =>
    FISH_MANNERS.flatMap(([manner, mannerVi]) =>
      FISH_THINGS.map(([thing, thingVi]) => ({ names: named(joined(manner, thing), joined(thingVi, mannerVi)), classify: '' })),
    ),
  LIVE: (): NamedGame[] =>
    LIVE_ROOMS.flatMap(([room, roomVi]) =>
      LIVE_TABLES.map(([classify, table, tableVi]) => ({ names: named(`${table}, ${room}`, `${tableVi} - ${roomVi}`), classify })),
    ),
  PVP: (): NamedGame[] =>
    PVP_ROOMS.flatMap(([room, roomVi]) =>
      PVP_GAMES.map(([classify, game, gameVi]) => ({ names: named(joined(game, room), joined(gameVi, roomVi)), classify })),
    ),
  SPORTS: (): NamedGame[] => SPORTS.map(([classify, game, gameVi]) => ({ names: named(game, gameVi), classify })),
  ESPORTS: (): NamedGame[] => ESPORTS.map(([game, gameVi]) => ({ names: named(game, gameVi), classify: '' })),
  COCKFIGHT: (): NamedGame[] => COCKFIGHTS.map(([game, gameVi]) => ({ names: named(game, gameVi), classify: '' })),
  BINGO: (): NamedGame[] =>
    BINGO_BALLS.flatMap((balls) =>
      BINGO_HALLS.map(([hall, hallVi]) => ({ names: named(`${hall} Bingo ${balls}`, `Bingo ${hallVi} ${balls}`), classify: '' })),
    ),
} as const
