/** A call whose statements are judged. */
export interface Sample {
  readonly says: string
  /** The response has more with more records: the data of a member. */
  readonly grows?: boolean
  /** Returns whether the caller may make it. */
  readonly run: () => Promise<boolean>
}

/** The query of a list. */
export type Query = Readonly<Record<string, unknown>>
