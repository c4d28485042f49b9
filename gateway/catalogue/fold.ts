/**
 * A name as search compares it: lower case, without accents (Vietnamese đ included) and apostrophes, words parted by single
 * spaces. `Rồng Đỏ -> "rong do"`, `Hold'em -> "holdem"`.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
