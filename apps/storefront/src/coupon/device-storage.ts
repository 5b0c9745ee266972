/** Where a visitor's coupons stay; where the browser forbids it, nowhere. */
export const deviceStorage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}
