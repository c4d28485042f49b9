/** A provincial lottery: its code, its name, how result files call it, and its days (1 is Monday). */
export interface Station {
  readonly code: string
  readonly name: string
  readonly province: string
  readonly weekdays: readonly number[]
}

const station = (code: string, name: string, ...weekdays: readonly number[]): Station => ({ code, name, province: name, weekdays })

/** Three or four southern stations a day. */
export const SOUTHERN_STATIONS: readonly Station[] = [
  { code: 'XSHCM', name: 'TP. Hồ Chí Minh', province: 'TPHCM', weekdays: [1, 6] },
  station('XSDT', 'Đồng Tháp', 1),
  station('XSCM', 'Cà Mau', 1),
  station('XSVT', 'Vũng Tàu', 2),
  station('XSBTR', 'Bến Tre', 2),
  station('XSBL', 'Bạc Liêu', 2),
  station('XSDN', 'Đồng Nai', 3),
  station('XSCT', 'Cần Thơ', 3),
  station('XSST', 'Sóc Trăng', 3),
  station('XSTN', 'Tây Ninh', 4),
  station('XSAG', 'An Giang', 4),
  station('XSBTH', 'Bình Thuận', 4),
  station('XSBD', 'Bình Dương', 5),
  station('XSVL', 'Vĩnh Long', 5),
  station('XSTV', 'Trà Vinh', 5),
  station('XSLA', 'Long An', 6),
  station('XSBP', 'Bình Phước', 6),
  station('XSHG', 'Hậu Giang', 6),
  station('XSTG', 'Tiền Giang', 7),
  station('XSKG', 'Kiên Giang', 7),
  station('XSDL', 'Đà Lạt', 7),
]

/** Two or three central stations a day. */
export const CENTRAL_STATIONS: readonly Station[] = [
  station('XSHUE', 'Huế', 1, 7),
  station('XSPY', 'Phú Yên', 1),
  station('XSDLK', 'Đắk Lắk', 2),
  station('XSQNM', 'Quảng Nam', 2),
  station('XSDNG', 'Đà Nẵng', 3, 6),
  station('XSKH', 'Khánh Hòa', 3, 7),
  station('XSQT', 'Quảng Trị', 4),
  station('XSBDI', 'Bình Định', 4),
  station('XSQB', 'Quảng Bình', 4),
  station('XSGL', 'Gia Lai', 5),
  station('XSNT', 'Ninh Thuận', 5),
  station('XSQNG', 'Quảng Ngãi', 6),
  station('XSDNO', 'Đắk Nông', 6),
  station('XSKT', 'Kon Tum', 7),
]
