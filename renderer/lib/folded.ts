/** Small letters without their marks, to compare with what somebody types: `Tổng quan` is found by `tong`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()
