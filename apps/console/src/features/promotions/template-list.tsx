import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Field } from '@comanda/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type Template, templatesOf } from './templates.ts'
import { usePromotionWords } from './use-promotion-words.ts'

interface TemplateListProps {
  readonly menu: Menu
  readonly hasMembers: boolean
  readonly onChoose: (template: Template) => void
}

/** How far a key goes in the list. */
const ways: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/** What a promotion may begin as, each as a sentence: filtered by typing, and gone through by keys (STAFF-10.26). */
export const TemplateList = ({ menu, hasMembers, onChoose }: TemplateListProps) => {
  const { t, locale } = useMessages()
  const { sentenceWords } = usePromotionWords(menu)
  const [keyword, setKeyword] = useState('')
  const area = useRef<HTMLDivElement>(null)
  const drinkWords = t('promotions.template.drinks').split(', ')
  const nameOf = ({ name }: Menu['categories'][number]) => localizedName(name, locale)
  const bestGroup = t('promotions.template.bestGroup')
  const [all] = useState(() => templatesOf({ menu, hasMembers, drinkWords, nameOf, bestGroup }))
  const searched = keyword.trim().toLowerCase()
  const shown = all
    .map((template) => ({
      template,
      title: t(`promotions.template.names.${template.name}`),
      sentence: sentenceWords(template.draft),
    }))
    .filter(({ title, sentence }) => `${title} ${sentence}`.toLowerCase().includes(searched))
  const move = (event: KeyboardEvent): void => {
    const way = ways[event.key]
    if (way === undefined) return
    const stops = [...(area.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.min(stops.length - 1, Math.max(0, at + way))]?.focus()
    event.preventDefault()
  }
  return (
    <div ref={area} role="presentation" className="form-frame" onKeyDown={move}>
      <p className="form-text">{t('promotions.template.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = shown
          if (first) onChoose(first.template)
        }}
      >
        <Field
          label={t('promotions.template.filter')}
          type="search"
          autoComplete="off"
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
      </form>
      {shown.length === 0 && (
        <p className="form-text">{t('promotions.template.none', { keyword })}</p>
      )}
      <ul className="promotion-templates" aria-label={t('promotions.template.title')}>
        {shown.map(({ template, title, sentence }) => (
          <li key={template.name}>
            <button type="button" onClick={() => onChoose(template)}>
              <b>{title}</b>
              <span>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
