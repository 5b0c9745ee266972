import type { TemplateName } from '../tables/mails.ts'

/** A mail template: its texts contain `{names}` as placeholders. */
export interface TemplateText {
  readonly subject: string
  readonly text: string
}

/** Every template in one language. */
export type Templates = Readonly<Record<TemplateName, TemplateText>>
