/** Resolves to whether the server responds. */
export const isServed = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
