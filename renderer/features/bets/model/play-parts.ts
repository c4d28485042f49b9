/** 3D of three digits, P5 of five: plays of SSC on a lottery with fewer of them. */
const LF_ID = /^(3d|p5)-(?:(front2|back2)-)?(?:fixed-)?(.+)$/

/**
 * The place of a play of digits in the library's tree, read from its id alone: `front3-group6` is `front3`, `group6`. A bet in the
 * record is named by it, without the rules library.
 */
export const playParts = (playId: string): readonly [group: string, kind: string] => {
  if (playId === 'dragon-tiger') return ['dragon-tiger', 'pairs']
  const [, draw, two, kind] = LF_ID.exec(playId) ?? []
  if (draw && kind) return [two ?? (draw === 'p5' ? '5star' : kind === 'position' ? 'fixed' : '3star'), kind]
  const at = playId.indexOf('-')
  return at < 0 ? [playId, ''] : [playId.slice(0, at), playId.slice(at + 1)]
}
