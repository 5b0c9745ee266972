import type { NameLanguage } from '@comanda/engine/catalog'
import { nameLocale } from '@comanda/engine/languages'
import { createTranslator, locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { useState } from 'react'
import type { EnteredNames } from '../../forms/names.ts'
import { useMessages } from '../../staff/messages.ts'
import { useLanguages } from '../../staff/use-languages.ts'
import { PromotionForm, type PromotionFormProps } from './promotion-form.tsx'
import type { PromotionDraft } from './promotion-draft.ts'
import { TemplateList } from './template-list.tsx'
import type { Template, TemplateName } from './templates.ts'

interface NewPromotionProps extends Omit<PromotionFormProps, 'first' | 'saved'> {
  readonly hasMembers: boolean
}

/** Returns how a template is called in the languages of the shop that the console has; guests read it as the name of the promotion. */
const namesIn = async (
  languages: readonly NameLanguage[],
  name: TemplateName,
): Promise<EnteredNames> => {
  const named = await Promise.all(
    languages.map(async (lang) => {
      const locale = locales.find((one) => one === nameLocale(lang))
      if (!locale) return []
      const t = createTranslator(locale, await loadConsoleMessages(locale))
      return [[lang, t(`promotions.template.names.${name}`)] as const]
    }),
  )
  return Object.fromEntries(named.flat())
}

/** A promotion that begins with a sentence (STAFF-10.26). */
export const NewPromotion = ({ hasMembers, menu, ...form }: NewPromotionProps) => {
  const { t, locale } = useMessages()
  const languages = useLanguages()
  const [first, setFirst] = useState<PromotionDraft>()
  const begin = async ({ name, draft }: Template): Promise<void> => {
    const own = languages.map(({ lang }) => lang)
    const spoken = own.find((lang) => nameLocale(lang) === locale) ?? own[0] ?? 'en'
    // Without a network the name of the screen's language is enough.
    const names = await namesIn(own, name).catch(() => ({
      [spoken]: t(`promotions.template.names.${name}`),
    }))
    setFirst({ ...draft, name: names })
  }
  return first ? (
    <PromotionForm {...form} menu={menu} first={first} saved={undefined} />
  ) : (
    <TemplateList menu={menu} hasMembers={hasMembers} onChoose={(one) => void begin(one)} />
  )
}
