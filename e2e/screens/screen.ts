import type { Page } from '@playwright/test'
import type { SceneName } from './scenes.ts'

/** One screen, or one state of it, as somebody would see it. */
export interface Screen {
  /** The file's name. */
  readonly name: string
  /** Who looks at it: what was done before. */
  readonly scene: SceneName
  /** Where it is; without it, where the scene ended. */
  readonly path?: string
  /** What is done there, by means that hold in every language. */
  readonly act?: (page: Page) => Promise<void>
}
