/** A name in the languages of the page. */
export interface Name {
  readonly en: string
  readonly vi: string
}

const named = (en: string, vi: string): Name => ({ en, vi })

/** Who plays, by a key that stands in stored bets. None of them exists. */
export interface Side {
  readonly key: string
  readonly name: Name
  /** From 1 to 5. */
  readonly strength: number
}

const sides = (rows: readonly (readonly [key: string, en: string, vi: string, strength: number])[]): readonly Side[] =>
  rows.map(([key, en, vi, strength]) => ({ key, name: named(en, vi), strength }))

export const CLUBS = sides([
  ['riverside', 'Riverside', 'Bến Sông', 5],
  ['old-quay', 'Old Quay', 'Bến Cũ', 3],
  ['lantern-hill', 'Lantern Hill', 'Đồi Lồng Đèn', 3],
  ['saltmarsh', 'Saltmarsh', 'Đầm Muối', 2],
  ['moon-bay', 'Moon Bay', 'Vịnh Trăng', 4],
  ['copperfield', 'Copperfield', 'Mỏ Đồng', 2],
  ['northgate', 'Northgate', 'Cổng Bắc', 2],
  ['reed-island', 'Reed Island', 'Đảo Sậy', 4],
  ['fort-amber', 'Fort Amber', 'Thành Hổ Phách', 5],
  ['silk-road', 'Silk Road', 'Đường Tơ Lụa', 1],
  ['millbrook', 'Millbrook', 'Suối Cối Xay', 3],
  ['east-ferry', 'East Ferry', 'Bến Phà Đông', 3],
  ['pine-ridge', 'Pine Ridge', 'Đồi Thông', 4],
  ['southwell', 'Southwell', 'Giếng Nam', 3],
  ['stone-mill', 'Stone Mill', 'Cối Đá', 2],
  ['high-bridge', 'High Bridge', 'Cầu Cao', 4],
])

export const PLAYERS = sides([
  ['thornbury', 'M. Thornbury', 'M. Thornbury', 5],
  ['velask', 'O. Velask', 'O. Velask', 4],
  ['quennel', 'L. Quennel', 'L. Quennel', 3],
  ['ashgrove', 'T. Ashgrove', 'T. Ashgrove', 3],
  ['lindmoor', 'S. Lindmoor', 'S. Lindmoor', 2],
  ['castellan', 'R. Castellan', 'R. Castellan', 4],
  ['hollowell', 'J. Hollowell', 'J. Hollowell', 1],
  ['brightsea', 'N. Brightsea', 'N. Brightsea', 3],
])

export const TEAMS = sides([
  ['night-owls', 'Night Owls', 'Cú Đêm', 5],
  ['paper-tigers', 'Paper Tigers', 'Hổ Giấy', 2],
  ['tide-five', 'Tide Five', 'Ngũ Triều', 4],
  ['lantern-club', 'Lantern Club', 'Hội Lồng Đèn', 4],
  ['gate-keepers', 'Gate Keepers', 'Người Giữ Cổng', 3],
  ['moss-garden', 'Moss Garden', 'Vườn Rêu', 3],
  ['glass-foxes', 'Glass Foxes', 'Cáo Thủy Tinh', 1],
  ['iron-reeds', 'Iron Reeds', 'Sậy Sắt', 3],
])

export const COCKS = sides([
  ['amber-crest', 'Amber Crest', 'Mào Hổ Phách', 3],
  ['stone-wing', 'Stone Wing', 'Cánh Đá', 2],
  ['red-cedar', 'Red Cedar', 'Tuyết Tùng', 3],
  ['blue-heron', 'Blue Heron', 'Diệc Xanh', 3],
  ['copper-spur', 'Copper Spur', 'Cựa Đồng', 4],
  ['night-rain', 'Night Rain', 'Mưa Đêm', 2],
  ['golden-reed', 'Golden Reed', 'Sậy Vàng', 4],
  ['silver-fern', 'Silver Fern', 'Dương Xỉ Bạc', 3],
])

export const LEAGUES: Readonly<Record<string, Name>> = {
  harbour: named('Harbour League', 'Giải Hải Cảng'),
  valley: named('Valley Cup', 'Cúp Thung Lũng'),
  court: named('Willow Court Open', 'Giải Sân Liễu'),
  tower: named('Paper Tower Open', 'Giải Tháp Giấy'),
  pit: named('Valley Pit', 'Sân Thung Lũng'),
}

const ALL = new Map([...CLUBS, ...PLAYERS, ...TEAMS, ...COCKS].map((side) => [side.key, side.name]))

export const sideName = (key: string): Name => ALL.get(key) ?? named(key, key)
export const leagueName = (key: string): Name => LEAGUES[key] ?? named(key, key)
