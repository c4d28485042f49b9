// The page's half of contextBridge: shows what the preload exposes as frozen functions. Both worlds have the same window
// and therefore its events; NAME is known to them alone. A detail is copied on its way.
;(() => {
  if (window !== window.top) return
  const callbacks = []
  const promises = new Map()
  let answer
  const say = (kind, detail) => window.dispatchEvent(new CustomEvent(`${NAME}:${kind}`, { detail }))
  const hear = (kind, run) => window.addEventListener(`${NAME}:${kind}`, ({ detail }) => run(detail))
  const packed = (value) => (typeof value === 'function' ? { callback: callbacks.push(value) - 1 } : { value })
  const unpacked = ({ value, call, promise }) => {
    if (call !== undefined) return caller(call)
    return promise === undefined ? value : new Promise((resolve, reject) => promises.set(promise, { resolve, reject }))
  }
  const caller =
    (call) =>
    (...args) => {
      say('call', { call, args: args.map(packed) })
      return unpacked(answer)
    }
  const shown = (tree) => {
    if (tree.call !== undefined) return caller(tree.call)
    return Object.freeze(Object.fromEntries(Object.entries(tree.members).map(([key, member]) => [key, shown(member)])))
  }
  hear('answer', (detail) => (answer = detail))
  hear('settle', ({ promise, value, error }) => {
    const { resolve, reject } = promises.get(promise)
    promises.delete(promise)
    if (error === undefined) resolve(value)
    else reject(new Error(error))
  })
  hear('callback', ({ callback, args }) => callbacks[callback](...args))
  hear('expose', ({ key, tree }) => Object.defineProperty(window, key, { value: shown(tree), enumerable: true }))
  say('ready')
})()
