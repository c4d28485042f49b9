/** Whoever one may be at the demonstration's providers. */
export const PEOPLE = [
  { id: '1001', name: 'Linh Nguyen', email: 'linh.demo@mail.example' },
  { id: '1002', name: 'Minh Tran', email: 'minh.demo@mail.example' },
  { id: '1003', name: 'Thanh Phong', email: 'phong.demo@mail.example' },
] as const

const STYLE = `
:root { color-scheme: light dark; --page: #f4f5f9; --card: #fff; --text: #141c35; --quiet: #59637f; --line: #dfe4ef }
@media (prefers-color-scheme: dark) { :root { --page: #0b1122; --card: #18223e; --text: #f3f0e8; --quiet: #a3adc7; --line: #2d3b62 } }
* { box-sizing: border-box }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 1.25rem; background: var(--page); color: var(--text); font: 400 16px/1.5 "Be Vietnam Pro", system-ui, sans-serif }
main { width: min(26rem, 100vw - 2.5rem); padding: 2rem; border-radius: 14px; background: var(--card); box-shadow: inset 0 0 0 1px var(--line) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 }
h1 + p { margin: .5rem 0 1.25rem; color: var(--quiet) }
a { display: block; padding: .75rem 1rem; border-radius: 10px; color: inherit; text-decoration: none }
a:hover, a:focus-visible { background: var(--page) }
a + a { margin-top: .25rem }
small { display: block; color: var(--quiet); font-size: .875rem }
`

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page without scripts on which one is chosen. */
export const accountsPage = (title: string, path: string, query: URLSearchParams): string => {
  const link = (person: string) => escape(`${path}?${new URLSearchParams([...query, ['person', person]])}`)
  const people = PEOPLE.map(({ id, name, email }) => `<a href="${link(id)}">${name}<small>${email}</small></a>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>A stand-in on this machine: nobody here is real, and nothing leaves it. Who are you?</p>${people}<a href="${link('')}">Cancel</a></main></html>`
}
