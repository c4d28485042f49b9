// Stands in the place of Vite's helper around each lazy `import()`. A browser remembers for the life of a page that a module
// did not come and never asks for it again (whatwg/html#6768); what was only fetched it forgets. So the files of a part are
// fetched first, and imported, out of the browser's cache, once all are there: whoever presses again asks again.
const coming = new Map()

const fetchScript = async (href) => {
  const response = await fetch(href)
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
      reject(event)
    }
    document.head.append(link)
  })

const linked = (href) => [...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.href === href)

const fetchOnce = (href) => {
  if (!coming.has(href)) {
    const file = href.endsWith('.css') ? !linked(href) && addSheet(href) : fetchScript(href)
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
