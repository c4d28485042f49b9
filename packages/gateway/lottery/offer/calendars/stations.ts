/** A provincial lottery: its code, its name, how result files call it, and its days (1 is Monday). */
export interface Station {
  readonly code: string
  readonly name: string
  readonly province: string
  readonly weekdays: readonly number[]
}

/** One southern station a day at least. */
export const SOUTHERN_STATIONS: readonly Station[] = [
  { code: 'XSHCM', name: 'TP. Hồ Chí Minh', province: 'TPHCM', weekdays: [1, 6] },
  { code: 'XSVT', name: 'Vũng Tàu', province: 'Vũng Tàu', weekdays: [2] },
  { code: 'XSDN', name: 'Đồng Nai', province: 'Đồng Nai', weekdays: [3] },
  { code: 'XSTN', name: 'Tây Ninh', province: 'Tây Ninh', weekdays: [4] },
  { code: 'XSBD', name: 'Bình Dương', province: 'Bình Dương', weekdays: [5] },
  { code: 'XSTG', name: 'Tiền Giang', province: 'Tiền Giang', weekdays: [7] },
]

/** One central station a day. */
export const CENTRAL_STATIONS: readonly Station[] = [
  { code: 'XSHUE', name: 'Huế', province: 'Huế', weekdays: [1, 7] },
  { code: 'XSDLK', name: 'Đắk Lắk', province: 'Đắk Lắk', weekdays: [2] },
  { code: 'XSDNG', name: 'Đà Nẵng', province: 'Đà Nẵng', weekdays: [3, 6] },
  { code: 'XSQT', name: 'Quảng Trị', province: 'Quảng Trị', weekdays: [4] },
  { code: 'XSGL', name: 'Gia Lai', province: 'Gia Lai', weekdays: [5] },
]
