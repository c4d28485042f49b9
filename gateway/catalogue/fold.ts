/**
 * A name as search compares it: lower case, without accents (Vietnamese đ included), words parted by single spaces.
 * `Rồng Đỏ -> "rong do"`.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
