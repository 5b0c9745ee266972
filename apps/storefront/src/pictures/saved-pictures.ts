import { webStorage } from '@comanda/client'
import { PICTURES_KEY } from './pictures-key.ts'

const storage = webStorage(() => window.localStorage)

/** The pictures that the menu began with, for the next time that it is opened: ids with a blank between them. */
export const savedPictures = { keep: (ids: string): void => storage.write(PICTURES_KEY, ids) }
