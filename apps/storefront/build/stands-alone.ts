import type { Plugin } from 'vite'

/** Fails the build if a chunk imports another that imports it back: that one would run first, without what it needs. */
export const standsAlone = (name: string): Plugin => ({
  name: 'stands-alone',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== name) continue
      for (const file of chunk.imports) {
        const imported = bundle[file]
        if (imported?.type !== 'chunk' || !imported.imports.includes(chunk.fileName)) continue
        const modules = Object.keys(imported.modules).join(', ')
        throw new Error(`${modules} must be part of the ${name}, which imports them`)
      }
    }
  },
})
