/** A gate under a large moon: the drawing of the brand's banner, 760 by 320. */
const MOON = { x: 586, y: 128 }
const RINGS = [92, 122, 156, 196]

const gradient = (id: string, axis: string, stops: readonly [offset: number, colour: string][]): string =>
  `<linearGradient id="${id}" ${axis}>${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const DOWN = 'x1="0" y1="0" x2="0" y2="1"'
const DIAGONAL = 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="760" y2="320"'

/**
 * The banner scene as a standalone SVG. It is drawn well beyond its frame, so any box shows it whole and without a seam.
 * @param colours eight colours back to front: sky (3), far hill (2), near hill (2), ground.
 */
export const bannerScene = (colours: readonly string[]): string => {
  const [sky1 = '', sky2 = '', sky3 = '', far1 = '', far2 = '', near1 = '', near2 = '', ground = ''] = colours
  const rings = RINGS.map(
    (radius, index) =>
      `<circle cx="${MOON.x}" cy="${MOON.y}" r="${radius}" fill="none" stroke="#ffe3b0" stroke-opacity="${(0.34 - 0.07 * index).toFixed(2)}" stroke-width="1.2"/>`,
  ).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 320" preserveAspectRatio="xMaxYMid meet"><defs>',
    gradient('s', DIAGONAL, [
      [0, sky1],
      [0.55, sky2],
      [1, sky3],
    ]),
    '<radialGradient id="m"><stop stop-color="#ffe3b0"/><stop offset="1" stop-color="#f3b27d"/></radialGradient>',
    '<radialGradient id="g"><stop stop-color="#ffd9a0" stop-opacity=".5"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>',
    gradient('f', DOWN, [
      [0, far1],
      [1, far2],
    ]),
    gradient('n', DOWN, [
      [0, near1],
      [1, near2],
    ]),
    '</defs><path d="M-1200-400H760V720H-1200z" fill="url(#s)"/>',
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="190" fill="url(#g)"/><circle cx="${MOON.x}" cy="${MOON.y}" r="66" fill="url(#m)"/>`,
    rings,
    '<circle cx="494" cy="128" r="5" fill="#ffe3b0"/><circle cx="672" cy="41" r="7" fill="#f7c9a0"/><circle cx="724" cy="200" r="5" fill="#cfc6f4"/>',
    '<path d="M330 320Q430 186 540 226T760 178V720H330Z" fill="url(#f)" opacity=".82"/><path d="M240 320Q410 226 530 262T760 236V720H240Z" fill="url(#n)"/>',
    '<path d="M520 262V206a66 66 0 0 1 132 0v44h-24v-44a42 42 0 0 0-84 0v56z" fill="#f1d3a6"/><path d="M568 258v-50a18 18 0 0 1 36 0v48z" fill="#ffefd0"/>',
    '<path d="M652 206v44h-24v-44a42 42 0 0 0-42-42v-24a66 66 0 0 1 66 66z" fill="#c98f7e" opacity=".7"/>',
    `<path d="M-1200 322Q-420 330 0 318Q220 268 420 292T760 268V720H-1200Z" fill="${ground}"/></svg>`,
  ].join('')
}
