/** Puts a focus whose element is gone to where the page's content begins, where the skip link leads as well. */
export const keepFocus = (): void => {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
