// Stands in the place of Vite's helper around each lazy `import()`. A browser remembers for the life of a page that a module
// did not come and never asks for it again (whatwg/html#6768); what was only fetched it forgets. So the files of a part are
// fetched first, and imported, out of the browser's cache, once all are there: whoever presses again asks again.
const files = new Map()

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

const fetchOnce = (path) => {
  const { href } = new URL(path, import.meta.url)
  if (!files.has(href)) {
    const coming = href.endsWith('.css') ? !linked(href) && addSheet(href) : fetchScript(href)
    files.set(
      href,
      Promise.resolve(coming).catch((cause) => {
        files.delete(href)
        throw new Error(`Unable to preload ${href}`, { cause })
      }),
    )
  }
  return files.get(href)
}

/** Imports a part by `load` once its `paths` have come; rejects with "Unable to preload" when one did not. Named as Vite calls it. */
export const __vitePreload = async (load, paths = []) => {
  await Promise.all(paths.map((path) => fetchOnce(`/${path}`)))
  return load()
}
