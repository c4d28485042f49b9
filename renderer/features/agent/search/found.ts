/** Small letters without their marks: `Tổng quan` is found by `tong`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/** Whether every word of the question begins somewhere in the name. Nothing asked matches everything. */
export const matches = (name: string, question: string): boolean => {
  const words = folded(name)
  return folded(question)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
