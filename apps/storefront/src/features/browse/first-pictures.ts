/** Number of pictures of a first screen, which load at once. */
export const FIRST_PICTURES = 4
