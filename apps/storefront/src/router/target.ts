import type { Path, Queries } from './paths.ts'

type Segments<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? Head | Segments<Rest>
  : P
/** The names of the parameters that a path needs. */
type Needed<P extends string> =
  Segments<P> extends infer S ? (S extends `$${infer N}` ? N : never) : never
/** The names of those that may be missing. */
type Optional<P extends string> =
  Segments<P> extends infer S ? (S extends `{-$${infer N}}` ? N : never) : never

/** The parameters of a path: `{ id: string }` for `/record/$id`. */
export type ParamsOf<P extends string> = {
  readonly [K in Exclude<Needed<P>, ''>]: string
} & {
  readonly [K in Optional<P>]?: string | undefined
}

/** The texts that the screen of a path reads of the query. */
export type SearchOf<P extends string> = {
  readonly [K in P extends keyof Queries ? Queries[P] : never]?: string | undefined
}

/** A path of the list, or a text that is no literal, such as one that was read from the query. */
type Known<P extends string> = string extends P ? P : P extends Path ? P : never

/** A screen to go to: its path, with a value for each parameter. */
export type Target<P extends string> = {
  readonly to: P & Known<P>
  readonly search?: SearchOf<P>
} & (object extends ParamsOf<P>
  ? { readonly params?: ParamsOf<P> }
  : { readonly params: ParamsOf<P> })

/** How a screen is gone to. */
export interface How {
  /** Replaces this entry of the history. */
  readonly replace?: boolean | undefined
  /** `false` leaves the page scrolled as it is; otherwise it is shown from the top. */
  readonly resetScroll?: boolean | undefined
  /** Animates the change, by the types of a view transition. */
  readonly viewTransition?: boolean | { readonly types: readonly string[] } | undefined
}
