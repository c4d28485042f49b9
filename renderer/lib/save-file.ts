/** Hands bytes to the browser as a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, text: string, type: 'text/csv' | 'text/plain' | 'application/json'): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** A value as a file that people can read and programs can check. */
export const saveJson = (name: string, value: unknown): void => saveFile(name, `${JSON.stringify(value, null, 2)}\n`, 'application/json')
