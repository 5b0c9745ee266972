import { listsOf } from './lists.ts'
import type { People } from './people.ts'
import type { Sample } from './sample.ts'
import { screensOf } from './screens.ts'

/** Every call that is judged, each by those who may make it. */
export const samplesOf = async (people: People): Promise<readonly Sample[]> => {
  const lists: Sample[] = []
  for (const [name, caller] of Object.entries(people.callers))
    lists.push(...(await listsOf(name, caller, people)))
  return [...lists, ...screensOf(people)]
}
