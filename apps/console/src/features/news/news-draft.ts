import type { News, RecordStatus } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { type DraftField, names, oneOf, picture, someOrAll } from '../../forms/draft-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'
import { htmlOf, textOf } from './news-text.ts'

interface NewsBody {
  readonly texts: EnteredNames
  /** Whether it has what plain text cannot hold, and is shown as HTML. */
  readonly isHtml: boolean
}

const body: DraftField<NonNullable<News['body']>, NewsBody> = {
  blank: { texts: noNames, isHtml: false },
  enter: (html = []) => {
    const texts = html.map(({ lang, value }) => ({ lang, value: textOf(value) }))
    const isHtml = texts.some(({ value }) => value === undefined)
    const shown = isHtml ? html : texts.map(({ lang, value = '' }) => ({ lang, value }))
    return { texts: enteredNames(shown), isHtml }
  },
  read: ({ texts, isHtml }) => {
    const entered = nameOf(texts)
    return isHtml ? entered : entered.map(({ lang, value }) => ({ lang, value: htmlOf(value) }))
  },
}

/** A news item as it is entered; its name in the URL and its time are those of when it was made. */
export const news = recordDraft<News>()({
  title: names,
  summary: names,
  body,
  image: picture,
  shops: someOrAll<string>(),
  status: oneOf<RecordStatus>('active', 'draft'),
})
export type NewsDraft = DraftOf<typeof news>

/** Returns a title as it may stand in a URL; one without Latin letters is named by its id. */
export const slugOf = ({ title, _id }: Pick<NewsDraft, 'title' | '_id'>): string => {
  const words = localizedName(nameOf(title), 'en')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return words === '' ? `news-${_id.slice(-6)}` : `${words}-${_id.slice(-4)}`
}
