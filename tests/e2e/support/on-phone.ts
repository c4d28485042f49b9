/** Where a test of a phone's width belongs: what is walked wide with every change is walked narrow with the long passes. */
export const onPhone = ({ width }: { readonly width: number; readonly height?: number }): { tag?: string } =>
  width < 768 ? { tag: '@deep' } : {}
