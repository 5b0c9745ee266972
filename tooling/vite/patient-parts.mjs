import { fileURLToPath } from 'node:url'

const loader = fileURLToPath(
  new URL('../../packages/client/src/parts/load-part.ts', import.meta.url),
)

/**
 * Loads the parts of an app by `loadPart`, which tries again, instead of Vite's own loader, which does not.
 * @returns {import('vite').Plugin}
 */
export const patientParts = () => {
  let base = '/'
  return {
    name: 'patient-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      ;({ base } = config)
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        import { loadPart } from ${JSON.stringify(loader)}
        export const __vitePreload = (load, files) =>
          loadPart(load, files?.map((file) => ${JSON.stringify(base)} + file))
      `,
    },
  }
}
