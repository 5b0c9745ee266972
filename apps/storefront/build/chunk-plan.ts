import { build, type PluginOption, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const isChunk = (part: Chunk | Rolldown.OutputAsset): part is Chunk => part.type === 'chunk'

/** Returns chunks with all that they import. */
const reachOf = (all: readonly Chunk[], from: readonly Chunk[]): ReadonlySet<Chunk> => {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Chunk>()
  const follow = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) follow(next)
    }
  }
  from.forEach(follow)
  return seen
}

/** Returns the chunks that hold one of some files. */
const chunksOf = (all: readonly Chunk[], files: readonly string[]): readonly Chunk[] =>
  files.map((file) => {
    const holder = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)))
    if (!holder) throw new Error(`chunk plan: no chunk is made of ${file}`)
    return holder
  })

const modulesOf = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))

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
  /** The screens of the cart, which an address may open on a phone that is new: of few files, each of which is a request. */
  readonly screens: readonly string[]
  /** The list of all other screens, which each visit loads after its first: one file. */
  readonly further: readonly string[]
  /** Screens that are made of those, and never opened without them. */
  readonly beside: readonly string[]
}

/**
 * Returns the chunk of a module of what a page begins with, by what needs it: `cart` of both, `foundation` of the app alone,
 * `cart-engine` of the cart alone, `further-screens` of the list of screens; of the screens of the cart, `screen-parts` of others as well, `cart-screens` of these alone.
 * The bundler tells, by a first build that is not written: it knows what of a module is used.
 */
export const chunkPlan = async (
  { root, input, conditions, plugins }: Build,
  { app, cart, parts, screens, further, beside }: Beginnings,
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
  const reach = (files: readonly string[]) => reachOf(chunks, chunksOf(chunks, files))
  const appChunks = reach(app)
  const cartChunks = reach(cart)
  const screenChunks = reach(screens)
  const ownChunks = new Set([...appChunks, ...cartChunks, ...screenChunks])
  const others = chunks.filter((chunk) => !ownChunks.has(chunk))
  const withoutThem = new Set(chunksOf(chunks, beside))
  const otherChunks = reachOf(
    chunks,
    others.filter((chunk) => !withoutThem.has(chunk)),
  )
  const ofApp = modulesOf(appChunks)
  const ofCart = modulesOf(cartChunks)
  const ofFurther = modulesOf(reach(further))
  const ofScreens = modulesOf(screenChunks)
  const ofOthers = modulesOf(otherChunks)
  const all = modulesOf(chunks)
  const planned: Plan = (id, graph) => {
    if (parts.some((file) => id.endsWith(file))) return 'foundation'
    if (ofApp.has(id)) return ofCart.has(id) ? 'cart' : 'foundation'
    if (ofCart.has(id)) return 'cart-engine'
    if (ofScreens.has(id)) return ofOthers.has(id) ? 'screen-parts' : 'cart-screens'
    if (ofFurther.has(id)) return 'further-screens'
    // Styles, and files that only import them, have no code of their own: they go where the app needs them.
    const importers = all.has(id) ? [] : (graph.getModuleInfo(id)?.importers ?? [])
    const names = importers.map((importer) => planned(importer, graph))
    const shared = ['foundation', 'screen-parts'].find((name) => names.includes(name))
    return shared ?? (names.every((name) => name === 'cart-screens') ? (names[0] ?? null) : null)
  }
  return planned
}
