import type { Draw } from '@portico/lottery/drawn'
import { checkReceipt, type Inclusion, type Receipt, type ReceiptState } from '@portico/lottery/receipt'
import { checkDraw, type DrawProof } from '@portico/lottery/verify'

/** What was noted before the draw, to hold the proof against. */
export interface NotedValues {
  readonly commitment?: string | undefined
  readonly root?: string | undefined
}

export interface Verdict {
  /** What was checked, a line each. */
  readonly lines: readonly string[]
  /** Everything agreed, and something was checked. */
  readonly agrees: boolean
}

interface Step {
  readonly good: boolean
  readonly text: string
}

const drawText = (draw: Draw): string => {
  if ('digits' in draw) return [...draw.digits].join(' ')
  if ('numbers' in draw) return draw.numbers.join(' ')
  if ('dice' in draw) return draw.dice.join(' ')
  if ('normals' in draw) return `${draw.normals.join(' ')} + ${draw.special}`
  return Object.entries(draw.lots)
    .map(([lot, numbers]) => `${lot}: ${numbers.join(' ')}`)
    .join('; ')
}

const notedSteps = ({ commitment, root }: DrawProof, noted: NotedValues): Step[] =>
  [
    { name: 'commitment', published: commitment, before: noted.commitment },
    { name: 'root', published: root, before: noted.root },
  ].flatMap(({ name, published, before }) => {
    if (before === undefined) return []
    const good = published?.toLowerCase() === before.toLowerCase()
    return [{ good, text: `The ${name} ${good ? 'is' : `${published ?? 'none'} is not`} the one you noted: ${before}` }]
  })

const drawSteps = async (proof: DrawProof): Promise<Step[]> => {
  const check = await checkDraw(proof)
  switch (check.kind) {
    case 'feed':
      return []
    case 'early':
      return [{ good: false, text: 'The issue is not drawn yet: the seed is shown after the draw.' }]
    case 'unreadable':
      return [{ good: false, text: 'Seed or form cannot be read.' }]
    case 'checked': {
      const { seed, draw, result } = check.checked
      const published = proof.result ? drawText(proof.result) : ''
      return [
        {
          good: seed,
          text: `SHA-256 of the seed ${proof.seed} ${seed ? 'is' : 'is not'} the commitment ${proof.commitment}`,
        },
        {
          good: result,
          text: `The seed with the root ${proof.root} draws ${drawText(draw)}${result ? ', the published result' : `, not the published ${published}`}`,
        },
      ]
    }
  }
}

const RECEIPT_TEXTS: Readonly<Record<ReceiptState, string>> = {
  included: 'is in the sealed list: its path leads to the root',
  'other-issue': 'is of another issue',
  'other-root': 'has a path to another root than the published one',
  'not-included': 'does not lead to the root: it was altered or left out',
  'not-sealed': 'has no path: save it again once the issue is sealed',
  unreadable: 'has a path that cannot be read',
}

export interface Evidence {
  readonly proof: DrawProof
  readonly noted: NotedValues
  readonly saved?: { readonly receipt: Receipt; readonly inclusion: Inclusion | null } | undefined
}

/** Checks a draw, and a receipt where one is given, by nothing but what they hold. */
export const verify = async ({ proof, noted, saved }: Evidence): Promise<Verdict> => {
  const steps = [...notedSteps(proof, noted), ...(await drawSteps(proof))]
  if (saved) {
    const state = await checkReceipt(saved.receipt, saved.inclusion, proof)
    steps.push({ good: state === 'included', text: `The receipt ${saved.receipt.betId} ${RECEIPT_TEXTS[state]}` })
  }
  const agrees = steps.length > 0 && steps.every(({ good }) => good)
  const nothing = proof.commitment === null ? ['      The result came from outside, so there is no seed to check.'] : []
  return {
    lines: [
      `Issue ${proof.numero} of ${proof.gameCode}`,
      ...steps.map(({ good, text }, i) => `${good ? 'ok  ' : 'FAIL'}  ${i + 1}. ${text}`),
      ...nothing,
      agrees ? 'All of it agrees.' : 'It does not hold.',
    ],
    agrees,
  }
}
