const DOTS = '•••'

/** An address as its owner knows it again and a stranger learns little: `+84912345678 -> "+84 ••• 678"`, `lan88@mail.example -> "la•••@mail.example"`. */
export const maskAddress = (address: string): string => {
  if (address.startsWith('+')) return `${address.slice(0, 3)} ${DOTS} ${address.slice(-3)}`
  const [name = '', domain = ''] = address.split('@', 2)
  return `${[...name].slice(0, 2).join('')}${DOTS}@${domain}`
}
