/**
 * Number of pictures of a first screen that load at once. The others follow once they are laid out: a browser has six connections, and
 * scripts and menu need five.
 */
export const FIRST_PICTURES = 1
