import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Builds a script that imports no file: it runs before the app, of which it shares nothing. */
const scriptOf = async (input: string, define: Record<string, string> = {}): Promise<string> => {
  const build = await rolldown({
    input,
    resolve: { conditionNames: ['source', 'import'] },
    transform: { define },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

const isScript = (file: string): boolean => file.endsWith('.js')

const chunks = (bundle: Bundle) =>
  Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')

/** Returns a chunk with the chunks and styles that it imports. */
const filesOf = (bundle: Bundle, file: string, seen: Set<string>): Set<string> => {
  const part = bundle[file]
  if (seen.has(file) || part?.type !== 'chunk') return seen
  seen.add(file)
  for (const style of part.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const next of part.imports) filesOf(bundle, next, seen)
  return seen
}

/** Returns the built files of a module, its own first. */
const filesOfModule = (bundle: Bundle, module: string): readonly string[] => {
  const own = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`early requests: no chunk is made of ${module}`)
  return [...filesOf(bundle, own.fileName, new Set())]
}

/** Returns the files that the page loads anyway, the app's own script first. */
const appFiles = (bundle: Bundle): readonly string[] => filesOfModule(bundle, 'src/main.tsx')

/** Returns the built files of a module that the page does not load anyway. */
export const further = (bundle: Bundle, module: string): readonly string[] => {
  const loaded = appFiles(bundle)
  return filesOfModule(bundle, module).filter((file) => !loaded.includes(file))
}

/** Returns the files of the early cart, its own first. Throws if the app would have to be loaded for it. */
const cartFiles = (bundle: Bundle, module: string): readonly string[] => {
  const [app = ''] = appFiles(bundle)
  const files = filesOfModule(bundle, module)
  if (files.includes(app)) throw new Error(`${module} must not import what ${app} is made of`)
  return files
}

/** Returns the languages that have a built file of a module named with `*` for them. */
const languagesOf = (bundle: Bundle, module: string): readonly string[] => {
  const [before = '', after = ''] = module.split('*')
  const languages = chunks(bundle)
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.includes(before) && id.endsWith(after))
    .map((id) => id.slice(id.indexOf(before) + before.length, -after.length))
  if (languages.length === 0) throw new Error(`early requests: no chunk is made of ${module}`)
  return languages
}

/** What works before the app runs: modules. */
interface Early {
  /** Prices what is added to the cart. */
  readonly cart: string
  /** Takes a cart that is handed over; a script of its own. */
  readonly handoff: string
}

/**
 * Adds a script to the page that requests the app and what the first screen needs. The files of `early` are written to `earlyFiles` for
 * the server to put into pages; `screens`: modules by the first part of a path, those of messages with `*` for the language.
 */
export const earlyRequests = (
  entry: string,
  { cart, handoff }: Early,
  earlyFiles: string,
  screens: Readonly<Record<string, readonly string[]>>,
): Plugin => {
  let root = ''
  let script = ''
  return {
    name: 'early-requests',
    apply: 'build',
    configResolved: (config) => {
      ;({ root } = config)
    },
    async generateBundle() {
      const source = await scriptOf(join(root, handoff))
      const name = basename(handoff, '.ts')
      script = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.js`, source }))
    },
    writeBundle: (_, bundle) => {
      const path = join(root, earlyFiles)
      mkdirSync(dirname(path), { recursive: true })
      const files = { cart: cartFiles(bundle, cart), handoff: [script] }
      writeFileSync(path, JSON.stringify(files))
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const files = (modules: readonly string[]): readonly string[] => [
          ...new Set(modules.flatMap((module) => further(bundle, module))),
        ]
        const known = Object.entries(screens).map(([screen, modules]) => {
          const words = modules.filter((module) => module.includes('*'))
          return [
            screen,
            files(modules.filter((module) => !words.includes(module))),
            Object.fromEntries(
              languagesOf(bundle, words[0] ?? '').map((language) => [
                language,
                files(words.map((module) => module.replace('*', language))),
              ]),
            ),
          ]
        })
        const code = await scriptOf(join(root, entry), {
          FIRST_FILES: JSON.stringify(known),
          APP_FILES: JSON.stringify(appFiles(bundle).filter(isScript)),
          CART_FILES: JSON.stringify(cartFiles(bundle, cart)),
        })
        // Before the styles: a script after them would wait for them.
        return html.replace('</title>', () => `</title>\n    <script>${code}</script>`)
      },
    },
  }
}
