const INK = 'fill="#fff" opacity=".9"'
const LINE = 'fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** What a team of the esports book is called, drawn: in the middle of a field of 28. */
export const TEAM_EMBLEMS: Readonly<Record<string, string>> = {
  'night-owls': `<path d="M7 7l4 2.500h6L21 7v7a7 7 0 01-14 0z" ${INK}/><circle cx="11" cy="13" r="2.200" fill="#241a4f"/><circle cx="17" cy="13" r="2.200" fill="#241a4f"/><path d="M14 15l1.500 2h-3z" fill="#241a4f"/>`,
  'paper-tigers': `<path d="M7 8l4 1.500h6L21 8l-1 9-6 4-6-4z" ${INK}/><path d="M14 9.500v4M9.500 12l2.500 1.500M18.500 12L16 13.500M10 16.500l2-.5M18 16.500l-2-.5" stroke="#5a2a16" stroke-width="1.600" stroke-linecap="round"/>`,
  'tide-five': `<path d="M6 12q2-3 4 0t4 0 4 0 4 0M6 17q2-3 4 0t4 0 4 0 4 0" ${LINE}/>`,
  'lantern-club': `<path d="M11 7h6v2h-6zM11 19h6v2h-6z" ${INK}/><ellipse cx="14" cy="14" rx="6" ry="5" ${INK}/><path d="M14 9v10M11 9.500q-2 4.500 0 9M17 9.500q2 4.500 0 9" fill="none" stroke="#6b2436"/>`,
  'gate-keepers': `<path d="M7 21v-8a7 7 0 0114 0v8h-3.500v-8a3.500 3.500 0 00-7 0v8z" ${INK}/>`,
  'moss-garden': `<path d="M14 21q-7-3-6-10 5 0 6 5 1-6 7-8 0 9-7 13z" ${INK}/>`,
  'glass-foxes': `<path d="M6 7l5 3h6l5-3-2 8-6 6-6-6z" ${INK}/><path d="M10.500 14h2M15.500 14h2M13.500 18h1" stroke="#4a2a12" stroke-width="1.600" stroke-linecap="round"/>`,
  'iron-reeds': `<path d="M10 21V11M14 21V8M18 21v-9" ${LINE}/><path d="M8.500 8h3v5h-3zM12.500 6h3v5h-3zM16.500 9h3v5h-3z" ${INK}/>`,
}

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"'

/** The leagues of all books, in lines of the text's own colour. */
export const LEAGUE_EMBLEMS: Readonly<Record<string, string>> = {
  harbour: `<path d="M12 8v12M8 11h8M5 14q1 6 7 6t7-6" ${STROKE}/><circle cx="12" cy="6" r="2" ${STROKE}/>`,
  valley: `<path d="M6 4h12v5a6 6 0 01-12 0zM12 15v5M8 20h8M6 6H3q0 4 3 5M18 6h3q0 4-3 5" ${STROKE}/>`,
  court: `<circle cx="12" cy="12" r="8" ${STROKE}/><path d="M6 6.500q5 5.500 0 11M18 6.500q-5 5.500 0 11" ${STROKE}/>`,
  tower: `<path d="M8 20V9h8v11M6 9l6-5 6 5M5 20h14M11 20v-4h2v4M8 13h8" ${STROKE}/>`,
  pit: `<ellipse cx="12" cy="14" rx="9" ry="5" ${STROKE}/><path d="M3 14v-3M21 14v-3M12 9V5l4 1.500L12 8" ${STROKE}/>`,
}
