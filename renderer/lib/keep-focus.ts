/** Puts a focus whose element is gone to where one reads on: into the dialog on top, else to the page's content, where the skip link leads as well. */
export const keepFocus = (): void => {
  if (document.activeElement !== document.body) return
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  // The rest of the page is inert below a dialog.
  const target = top ? top.querySelector('button') : document.getElementById('content')
  target?.focus({ preventScroll: true })
}
