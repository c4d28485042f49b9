import type { Plugin } from 'vite'

/** `Link.displayName = "Link";`: a name for a developer's tools, for which whoever takes anything of the router keeps the link. */
const NAME = /^\w+\.displayName = ".*";$/gm
/** `var Form = React10.forwardRef(`: makes a thing and does nothing else. */
const MAKING = /^(var \w+ = )(?=(?:React\d*\.(?:createContext|forwardRef|memo)|Object\.getOwnPropertyNames|new (?:Set|URL))\()/gm

/** The router's one file with its top level said to be without effect, so that what nobody uses of it stays away. */
export const pureRouter = (): Plugin => ({
  name: 'portico:pure-router',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) => ({ code: code.replace(NAME, '').replace(MAKING, '$1/* @__PURE__ */ '), map: null }),
  },
})
