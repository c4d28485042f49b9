import type { Pair } from './words.ts'

const STARTS: readonly Pair[] = [
  ['Star', 'Sao'],
  ['Moon', 'Trăng'],
  ['Sun', 'Mặt Trời'],
  ['Dawn', 'Bình Minh'],
  ['Cloud', 'Mây'],
  ['River', 'Dòng Sông'],
  ['Ember', 'Than Hồng'],
  ['Frost', 'Sương Giá'],
  ['Coral', 'San Hô'],
  ['Amber', 'Hổ Phách'],
  ['Jade', 'Ngọc Bích'],
  ['Pearl', 'Ngọc Trai'],
  ['Silk', 'Lụa'],
  ['Storm', 'Bão'],
  ['Lotus', 'Sen'],
  ['Cedar', 'Tuyết Tùng'],
  ['Willow', 'Liễu'],
  ['Maple', 'Lá Phong'],
  ['Velvet', 'Nhung'],
  ['Copper', 'Đồng'],
  ['Opal', 'Opal'],
  ['Saffron', 'Nghệ Tây'],
  ['Indigo', 'Chàm'],
  ['Orchid', 'Phong Lan'],
]
const ENDS: readonly Pair[] = [
  ['drift', 'Phiêu Du'],
  ['bloom', 'Nở Rộ'],
  ['glow', 'Tỏa Sáng'],
  ['chase', 'Săn Đuổi'],
  ['spin', 'Xoay Vòng'],
  ['flare', 'Bừng Sáng'],
  ['song', 'Ca Vang'],
  ['leap', 'Tung Bay'],
  ['tide', 'Dâng Trào'],
  ['shine', 'Lấp Lánh'],
  ['dream', 'Mộng Mơ'],
  ['whirl', 'Cuộn Xoáy'],
  ['fall', 'Rơi'],
  ['rise', 'Vươn Cao'],
  ['dash', 'Thần Tốc'],
  ['wish', 'Ước Nguyện'],
]

/** Invented words as games bear them: `Stardrift`, `Sao Phiêu Du`. */
export const compounds = (): Pair[] =>
  ENDS.flatMap(([end, endVi]) => STARTS.map(([start, startVi]): Pair => [`${start}${end}`, `${startVi} ${endVi}`]))
