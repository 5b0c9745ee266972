/** Returns the URL of a member's picture, by the id in `avatar` (CALL-3.2). */
export const portraitUrl = (avatar: string): string => `/api/users/pic/${avatar}`
