/**
 * A name as search compares it: lower case, without accents (Vietnamese đ included) and apostrophes, letters of full width
 * as plain ones, words parted by single spaces. `Rồng Đỏ -> "rong do"`, `Hold'em -> "holdem"`, `ＬＯＴＵＳ -> "lotus"`.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
