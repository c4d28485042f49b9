type Child = Node | string | null | undefined | false

type Props = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | null | undefined>>

/** An element with attributes, listeners (`onclick`) and children. Text is always text. */
export const h = (tag: string, props: Props = {}, ...children: Child[]): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  fill(element, ...children)
  return element
}

/** Puts these children in place of what was there. */
export const fill = (element: Element, ...children: Child[]): void => {
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false))
}

/** A drawing of our own, as an element. Never for text that came from outside. */
export const drawn = (source: string, name: string): HTMLElement => {
  const holder = h('span', { class: name, 'aria-hidden': 'true' })
  holder.innerHTML = source
  return holder
}

const STROKES: Readonly<Record<string, string>> = {
  left: 'M15 5l-7 7 7 7',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 10-2 6M20 5v6h-6',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8v.1',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 010 6M19.500 6.500a8 8 0 010 11',
  x: 'M6 6l12 12M18 6L6 18',
  undo: 'M4 10h10a5 5 0 010 10h-3M4 10l5-5M4 10l5 5',
  repeat: 'M4 11V9a3 3 0 013-3h12l-3-3M20 13v2a3 3 0 01-3 3H5l3 3',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  play: 'M8 5l11 7-11 7z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  seal: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 018 0v3',
  rise: 'M6 15l6-6 6 6',
  fall: 'M6 9l6 6 6-6',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.1',
  tick: 'M5 12l5 5 9-10',
  paper: 'M7 3h7l4 4v14H7zM10 12h5M10 16h5',
  down: 'M12 4v12M7 11l5 5 5-5M5 20h14',
}

export const icon = (name: keyof typeof STROKES): HTMLElement =>
  drawn(`<svg viewBox="0 0 24 24"><path d="${STROKES[name] ?? ''}"/></svg>`, 'icon')

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
