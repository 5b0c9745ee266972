import type { Page } from '@playwright/test'
import type { Look } from './looks.ts'
import type { SceneName } from './scenes.ts'

/** A screen, or one state of it. */
export interface Screen {
  /** The name of the file. */
  readonly name: string
  /** The scene that is played before. */
  readonly scene: SceneName
  /** The path; the page on which the scene ended if it is absent. */
  readonly path?: string
  /** Run on the screen before the picture is taken, by locators that work in every language. */
  readonly act?: (page: Page, language: string) => Promise<void>
  /** Screens that follow one another, each by the step that leads to it: a picture of each is taken, named after it. */
  readonly series?: (
    language: string,
    url: string,
  ) => Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Whether `act` loads the screen by itself, from any page of the app: nothing is loaded before it then. */
  readonly loads?: true
  /** The devices that it is for; phone and desktop if absent. */
  readonly on?: readonly Look[]
}
