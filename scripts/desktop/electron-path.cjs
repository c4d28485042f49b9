// What vite-plugin-electron takes for the electron package: the program that ELECTRON_BIN names. The npm package would download one.
module.exports = process.env.ELECTRON_BIN
