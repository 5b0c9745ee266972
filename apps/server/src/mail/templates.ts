import type { TemplateName } from '../tables/mails.ts'

/** A template of a mail: its texts have `{names}` for values. */
export interface TemplateText {
  readonly subject: string
  readonly text: string
}

/** Every template in one language. */
export type Templates = Readonly<Record<TemplateName, TemplateText>>
