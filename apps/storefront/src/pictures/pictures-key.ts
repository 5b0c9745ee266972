/** Where the first pictures of the menu are kept. */
export const PICTURES_KEY = 'firstPictures'
