// The preload's half, in a world of its own: `require('electron')` as a sandboxed preload has it. TO_MAIN carries a request
// to the main process; main answers through FROM_MAIN.
;(() => {
  if (window !== window.top) return
  const toMain = globalThis[TO_MAIN]
  const functions = []
  const waiting = new Map()
  const listeners = new Map()
  let promises = 0
  let requests = 0
  const say = (kind, detail) => window.dispatchEvent(new CustomEvent(`${NAME}:${kind}`, { detail }))
  const hear = (kind, run) => window.addEventListener(`${NAME}:${kind}`, ({ detail }) => run(detail))
  const unpacked = ({ callback, value }) => (callback === undefined ? value : (...args) => say('callback', { callback, args }))
  const packed = (value) => {
    if (typeof value === 'function') return { call: functions.push(value) - 1 }
    if (!(value instanceof Promise)) return { value }
    const promise = promises++
    value.then(
      (got) => say('settle', { promise, value: got }),
      (error) => say('settle', { promise, error: String(error.message) }),
    )
    return { promise }
  }
  const treeOf = (api) =>
    typeof api === 'function'
      ? packed(api)
      : { members: Object.fromEntries(Object.entries(api).map(([key, member]) => [key, treeOf(member)])) }
  hear('call', ({ call, args }) => say('answer', packed(functions[call](...args.map(unpacked)))))

  const electron = {
    contextBridge: {
      exposeInMainWorld: (key, api) => {
        const detail = { key, tree: treeOf(api) }
        hear('ready', () => say('expose', detail))
        say('expose', detail)
      },
    },
    ipcRenderer: {
      invoke: (channel, ...args) =>
        new Promise((resolve, reject) => {
          const id = requests++
          waiting.set(id, { resolve, reject })
          toMain(JSON.stringify({ id, channel, args }))
        }),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      removeListener: (channel, listener) =>
        listeners.set(
          channel,
          (listeners.get(channel) ?? []).filter((each) => each !== listener),
        ),
    },
  }
  globalThis[FROM_MAIN] = ({ id, value, error, channel, args }) => {
    if (channel !== undefined) return (listeners.get(channel) ?? []).forEach((listener) => listener({}, ...args))
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) resolve(value)
    else reject(new Error(error))
  }
  globalThis.require = (name) => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`)
    return electron
  }
})()
