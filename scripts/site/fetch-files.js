// Stands in the place of Vite's helper around each lazy `import()`. A browser remembers for the life of a page that a module
// did not come and never asks for it again (whatwg/html#6768); what was only fetched it forgets. So the files of a part are
// fetched first, and imported, out of the browser's cache, once all are there: whoever presses again asks again.
const coming = new Map()

const fetchFile = async (href) => {
  const response = await fetch(href)
  // A name is never used for another content: the gateway has another version than this page by now.
  if (response.status === 404) dispatchEvent(new Event('filegone'))
  if (!response.ok) throw new Error(String(response.status))
  await response.arrayBuffer()
}

const addSheet = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = resolve
    link.onerror = (event) => {
      link.remove()
      // A link does not say why.
      fetchFile(href).then(() => reject(event), reject)
    }
    document.head.append(link)
  })

const linked = (href) => [...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.href === href)

const fetchOnce = (href) => {
  if (!coming.has(href)) {
    const file = href.endsWith('.css') ? !linked(href) && addSheet(href) : fetchFile(href)
    coming.set(
      href,
      Promise.resolve(file).catch((cause) => {
        coming.delete(href)
        throw new Error(`Unable to preload ${href}`, { cause })
      }),
    )
  }
  return coming.get(href)
}

/** Imports a part by `load` once its `paths` have come; rejects with "Unable to preload" when one did not. Named as Vite calls it. */
export const __vitePreload = async (load, paths = []) => {
  // The part's own file stands in its `import()`; a second time, in the lists, it would be half a kilobyte of the lobby's.
  const own = /import\(.(\.\/[^`'"]+)/.exec(load)?.[1]
  const files = [...paths.map((path) => `/${path}`), ...(own ? [own] : [])]
  await Promise.all(files.map((path) => fetchOnce(new URL(path, import.meta.url).href)))
  return load()
}
