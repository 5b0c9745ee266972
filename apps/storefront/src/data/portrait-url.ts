/** The URL of a member's picture, by the id in `avatar` (spec 000 §7). */
export const portraitUrl = (avatar: string): string => `/api/users/pic/${avatar}`
