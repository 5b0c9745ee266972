import { type Match, matcher } from './match.ts'
import type { Screen } from './screen.ts'

/** The screens of the app: some known from the start, the others once their list is loaded. */
export interface ScreenList {
  /** Finds the screen of a path among those that are known. */
  readonly find: (pathname: string) => Match | undefined
  /** Loads the screen of a path; resolves to none if the path is unknown. */
  readonly load: (pathname: string) => Promise<Match | undefined>
}

/** Creates the list. A failed load is tried again by the next one. */
export const screenList = (
  first: readonly Screen[],
  further: () => Promise<readonly Screen[] | undefined>,
): ScreenList => {
  const findFirst = matcher(first)
  let findFurther: typeof findFirst | undefined
  const find: ScreenList['find'] = (pathname) => findFirst(pathname) ?? findFurther?.(pathname)
  return {
    find,
    load: async (pathname) => {
      if (!find(pathname)) findFurther ??= matcher((await further()) ?? [])
      const match = find(pathname)
      if (match && !match.screen.component()) await match.screen.load()
      return match
    },
  }
}
