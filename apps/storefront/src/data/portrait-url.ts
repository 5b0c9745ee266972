/** The URL of a member's picture (spec 000 §7). */
export const portraitUrl = (user: string): string => `/api/users/pic/${user}`
