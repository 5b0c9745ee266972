import { newRecordId } from '@comanda/client/staff'
import type { Shop } from '@comanda/contract'
import { Button, CheckRow, IconButton, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { enteredNames, type EnteredNames, nameOf, noNames } from '../../forms/names.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'

/** The most courses that a shop has (COURSE-1.1). */
const MOST = 8

interface CourseDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly atOnce: boolean
}

const draftOf = ({ courses = [] }: Shop): readonly CourseDraft[] =>
  courses.map(({ _id, name, atOnce = false }) => ({ _id, names: enteredNames(name), atOnce }))

const coursesOf = (drafts: readonly CourseDraft[]): NonNullable<Shop['courses']> =>
  drafts.map(({ _id, names, atOnce }) => ({
    _id,
    name: nameOf(names),
    ...(atOnce ? { atOnce: true as const } : {}),
  }))

/** Returns the list with the item at a place moved one place on or back. */
const moved = <T,>(list: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const [item] = list.slice(at, at + 1)
  return item === undefined ? list : list.toSpliced(at, 1).toSpliced(at + by, 0, item)
}

/** The courses of a shop in the order of serving (COURSE-1.5). */
export const Courses = () => {
  const shop = useShop()
  const { shops } = useStaff()
  // As the form began: others may change the shop in the meantime.
  const [saved, setSaved] = useState(shop)
  const [drafts, setDrafts] = useState(() => draftOf(saved))
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  usePageTitle(t('courses.title'))
  const change = (at: number, changes: Partial<CourseDraft>) =>
    setDrafts(drafts.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('courses.title')}</h1>
          <p>{t('courses.text')}</p>
        </div>
      </div>
      <div className="page-card settings-form">
        <FormFrame
          label={t('courses.title')}
          busy={busy}
          failure={failure}
          onSubmit={submit(async () => {
            const stored = await shops.change(saved, { courses: coursesOf(drafts) })
            setSaved(stored)
            setDrafts(draftOf(stored))
            showToast(t('settings.saved'), { tone: 'success' })
          })}
        >
          {drafts.map(({ _id, names, atOnce }, at) => (
            <fieldset key={_id} className="form-group">
              <legend>{t('courses.of', { number: at + 1 })}</legend>
              <NameInputs names={names} onChange={(entered) => change(at, { names: entered })} />
              <CheckRow
                checked={atOnce}
                note={t('courses.atOnceHint')}
                onChange={() => change(at, { atOnce: !atOnce })}
              >
                {t('courses.atOnce')}
              </CheckRow>
              <div className="form-actions">
                <Button
                  variant="quiet"
                  disabled={at === 0}
                  onClick={() => setDrafts(moved(drafts, at, -1))}
                >
                  {t('courses.up')}
                </Button>
                <Button
                  variant="quiet"
                  disabled={at === drafts.length - 1}
                  onClick={() => setDrafts(moved(drafts, at, 1))}
                >
                  {t('courses.down')}
                </Button>
                <IconButton
                  icon="trash"
                  label={t('courses.remove', { number: at + 1 })}
                  onClick={() => setDrafts(drafts.toSpliced(at, 1))}
                />
              </div>
            </fieldset>
          ))}
          {drafts.length < MOST && (
            <Button
              variant="quiet"
              icon="plus"
              onClick={() =>
                setDrafts([...drafts, { _id: newRecordId(), names: noNames, atOnce: false }])
              }
            >
              {t('courses.add')}
            </Button>
          )}
        </FormFrame>
      </div>
    </>
  )
}
