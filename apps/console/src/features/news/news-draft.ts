import { serverNow } from '@comanda/client'
import { newRecordId } from '@comanda/client/staff'
import type { DataOf, News, PatchOf } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { localizedName } from '@comanda/engine/catalog'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { htmlOf, textOf } from './news-text.ts'

/** A news item as it is entered. */
export interface NewsDraft {
  readonly _id: string
  /** In the URL; fixed once it was published. */
  readonly slug: string
  readonly title: EnteredNames
  readonly summary: EnteredNames
  readonly body: EnteredNames
  /** Whether the body has what plain text cannot hold, and is shown as HTML. */
  readonly isHtml: boolean
  readonly image: string | undefined
  /** Undefined: all. */
  readonly shops: readonly string[] | undefined
  readonly status: NonNullable<News['status']>
  readonly publishTime: string
}

/** Returns an empty item, which is a draft. */
export const newNews = (): NewsDraft => ({
  _id: newRecordId(),
  slug: '',
  title: noNames,
  summary: noNames,
  body: noNames,
  isHtml: false,
  image: undefined,
  shops: undefined,
  status: 'draft',
  publishTime: new Date(serverNow()).toISOString(),
})

export const draftOf = (news: News): NewsDraft => {
  const { _id, name, title, summary = [], body = [], image, shops, status, publishTime } = news
  const texts = body.map(({ lang, value }) => ({ lang, value: textOf(value) }))
  const isHtml = texts.some(({ value }) => value === undefined)
  return {
    _id,
    slug: name,
    title: enteredNames(title),
    summary: enteredNames(summary),
    body: enteredNames(isHtml ? body : texts.map(({ lang, value = '' }) => ({ lang, value }))),
    isHtml,
    image,
    shops: shops?.length ? shops : undefined,
    status: status ?? 'active',
    publishTime,
  }
}

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

const fieldsOf = (draft: NewsDraft) => {
  const body = nameOf(draft.body)
  return {
    title: nameOf(draft.title),
    summary: nameOf(draft.summary),
    body: draft.isHtml ? body : body.map(({ lang, value }) => ({ lang, value: htmlOf(value) })),
    status: draft.status,
    publishTime: draft.publishTime,
  }
}

export const createData = (draft: NewsDraft): DataOf<News> => ({
  _id: draft._id,
  name: slugOf(draft),
  ...fieldsOf(draft),
  ...(draft.image === undefined ? {} : { image: draft.image }),
  ...(draft.shops ? { shops: [...draft.shops] } : {}),
})

const patchOf = (draft: NewsDraft): PatchOf<News> => ({
  ...fieldsOf(draft),
  image: draft.image ?? null,
  shops: draft.shops ? [...draft.shops] : null,
})

/** Returns what was changed of an item. */
export const patchData = (news: News, draft: NewsDraft): PatchOf<News> =>
  changedFields(patchOf(draftOf(news)), patchOf(draft))
