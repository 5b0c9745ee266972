import { build, type PluginOption, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const isChunk = (part: Chunk | Rolldown.OutputAsset): part is Chunk => part.type === 'chunk'

/** Returns the modules of chunks that hold one of some files, and of all that they import. */
const closureOf = (chunks: readonly Chunk[], files: readonly string[]): ReadonlySet<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Chunk>()
  const follow = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) follow(next)
    }
  }
  for (const file of files) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)))
    if (!holder) throw new Error(`chunk plan: no chunk is made of ${file}`)
    follow(holder)
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}

/** Returns the name of a module's chunk; null leaves it to the bundler. */
type Plan = (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => string | null

/** What the bundler needs to know of modules, as the build itself. */
interface Build {
  /** The folder of the app: a build may be started from another one. */
  readonly root: string
  readonly input: Readonly<Record<string, string>>
  readonly conditions: readonly string[]
  readonly plugins: PluginOption[]
}

/** What a page begins with, as the names of files: the app with its menu, and the cart, each with all that it imports. */
interface Beginnings {
  readonly app: readonly string[]
  readonly cart: readonly string[]
  /** Small parts of most other screens that go with the app, without what the bundler would put beside them. */
  readonly parts: readonly string[]
}

/**
 * Returns the chunk of a module of what a page begins with, by what needs it: `cart` of both, `foundation` of the app alone,
 * `cart-engine` of the cart alone. The bundler tells, by a first build that is not written: it knows what of a module is used.
 */
export const chunkPlan = async (
  { root, input, conditions, plugins }: Build,
  { app, cart, parts }: Beginnings,
): Promise<Plan> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins,
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { ...input } },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output.filter(isChunk))
  const ofApp = closureOf(chunks, app)
  const ofCart = closureOf(chunks, cart)
  const all = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
  const planned: Plan = (id, graph) => {
    if (parts.some((file) => id.endsWith(file))) return 'foundation'
    if (ofApp.has(id)) return ofCart.has(id) ? 'cart' : 'foundation'
    if (ofCart.has(id)) return 'cart-engine'
    // Styles, and files that only import them, have no code of their own: they go where the app needs them.
    const importers = all.has(id) ? [] : (graph.getModuleInfo(id)?.importers ?? [])
    return importers.some((importer) => planned(importer, graph) === 'foundation')
      ? 'foundation'
      : null
  }
  return planned
}
