// Runs before the first paint: theme, language, which skeleton, and what to fetch early. `boot` is put in front of it.
{
  const root = document.documentElement
  const recall = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const prefers = (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches
  const kept = recall('portico.theme')
  root.dataset.theme = kept === 'dark' || kept === 'light' ? kept : prefers('dark') ? 'dark' : prefers('light') ? 'light' : boot.theme

  const byCode = (code) => boot.languages.find((entry) => entry.code === (code ?? '').toUpperCase())
  const language = byCode(new URLSearchParams(location.search).get('lang')) ?? byCode(recall('portico.language')) ?? boot.languages[0]
  root.lang = language.tag
  root.dir = language.dir

  if (recall('portico.side') === 'folded') root.dataset.side = 'folded'

  const path = location.pathname
  const address = (path + location.search).toLowerCase()
  const home = boot.home.includes(path)
  root.dataset.shell = home ? 'home' : boot.plain.some((start) => address.startsWith(start)) ? 'plain' : 'site'
  try {
    if (sessionStorage.getItem('portico.token')) root.dataset.session = ''
  } catch {
    // storage is refused: a guest
  }
  for (const href of [...language.early, ...(home ? [...boot.homeEarly, ...language.homeEarly] : [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  globalThis.porticoWords = language.words
  // A browser's first look at its tables of languages takes long; here it fills the wait for what was just asked for.
  new Intl.NumberFormat(language.tag)
}
