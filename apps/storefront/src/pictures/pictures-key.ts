/** The storage key of the first pictures of the menu. */
export const PICTURES_KEY = 'firstPictures'
