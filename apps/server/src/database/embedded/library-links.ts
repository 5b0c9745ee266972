import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the short name: `libpq.so.5.18` is loaded as `libpq.so.5`, `libpq.5.18.dylib` as `libpq.5.dylib`. */
const shortName = (file: string): string | undefined => {
  const linux = /^(lib.+\.so\.\d+)\.[\d.]+$/.exec(file)
  if (linux) return linux[1]
  const mac = /^(lib.+?\.\d+)\.[\d.]+\.dylib$/.exec(file)
  return mac ? `${mac[1]}.dylib` : undefined
}

/**
 * Creates links with the libraries' short names in our own folder. The package creates them in its install script, but
 * install scripts are often disabled and its folder may be read-only.
 */
export const linkLibraries = async (libraries: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(libraries)) {
    const name = shortName(file)
    if (name === undefined) continue
    await symlink(join(libraries, file), join(folder, name)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}
