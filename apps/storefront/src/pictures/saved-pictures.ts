import { webStorage } from '@comanda/client'
import { PICTURES_KEY } from './pictures-key.ts'

const storage = webStorage(() => window.localStorage)

/** The first pictures of the menu, stored for the next time that it is opened: ids separated by spaces. */
export const savedPictures = { save: (ids: string): void => storage.write(PICTURES_KEY, ids) }
