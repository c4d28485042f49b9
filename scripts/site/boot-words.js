// Writes the skeleton's words in the chosen language, still before the first paint.
for (const element of document.querySelectorAll('#boot [data-t]')) {
  element.textContent = globalThis.porticoWords[element.dataset.t]
}
