import type { Text } from '../text/text.ts'

/** A picture of the demo: the attachment id under which it is kept, and its file, from the package's folder. */
export interface DemoPicture {
  readonly id: string
  readonly file: string
  readonly alt: Text
}

export const pictures: readonly DemoPicture[] = []
