/** Order numbers are called out and read from a screen: at least three digits. */
export const orderNumber = (count: number): string => String(count).padStart(3, '0')
