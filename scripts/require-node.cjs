// Preloaded by npm's scripts. It is plain old JavaScript, since a Node that is too old cannot load a .ts file to say so.
'use strict'

var LEAST = 24
if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    'Portico needs Node ' +
      LEAST +
      ' or newer; this is ' +
      process.version +
      '.\n' +
      'On Linux and Windows `npm ci` brings Node ' +
      LEAST +
      ' along: start this through npm (npm start, npm test). On macOS install it.',
  )
  process.exit(1)
}
