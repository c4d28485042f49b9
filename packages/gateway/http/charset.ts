/** Whether a body says that it is written in UTF-8, or nothing of it. */
export const isUtf8 = (contentType: string | undefined): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? '')?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}
