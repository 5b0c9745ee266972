import { addIcons } from './icon.tsx'
import { lateIconPaths } from './late-icon-paths.ts'
import { stroke } from './stroke.tsx'

/** Makes the icons that the first screen needs none of known to `Icon`. */
export const addLateIcons = (): void =>
  addIcons(
    Object.fromEntries(Object.entries(lateIconPaths).map(([name, path]) => [name, stroke(path)])),
  )
