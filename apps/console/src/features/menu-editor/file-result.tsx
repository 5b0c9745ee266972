import type { ChosenFile } from '@comanda/client/staff'
import { draftedMenu, type ImportedChange, type Menu } from '@comanda/contract'
import { Skeleton } from '@comanda/ui'
import { SheetProblems } from '../../forms/sheet-problems.tsx'
import { useMessages } from '../../staff/messages.ts'
import { ChangeList, type ListedChange } from './change-list.tsx'

/** As many changes as are read before they are drafted; the review has all. */
const SHOWN = 100

interface FileResultProps {
  readonly file: ChosenFile
  /** With the draft. */
  readonly menu: Menu
}

const listed = (change: ImportedChange): ListedChange => ({
  ...change,
  _id: [change.record, change.field].join('/'),
})

/** What a file would change in words, or its problems by row and column. */
export const FileResult = ({ file: { result, failure }, menu }: FileResultProps) => {
  const { t } = useMessages()
  if (failure) return null
  if (!result) return <Skeleton shape="card" />
  const { changes, problems } = result
  if (problems.length > 0)
    return (
      <>
        <p>{t('menuFile.problems', { count: problems.length })}</p>
        <SheetProblems problems={problems} />
      </>
    )
  const added = changes.filter(({ kind, path }) => kind === 'add' && path === 'products').length
  const changed = new Set(
    changes.flatMap(({ kind, record }) => (kind === 'change' ? [record] : [])),
  ).size
  return (
    <>
      <p role="status">
        {changes.length === 0
          ? t('menuFile.nothing')
          : t('menuFile.summary', {
              added: t('menuFile.added', { count: added }),
              changed: t('menuFile.changed', { count: changed }),
            })}
      </p>
      <ChangeList
        changes={changes.slice(0, SHOWN).map(listed)}
        menu={draftedMenu(menu, changes, menu.shop._id)}
      />
      {changes.length > SHOWN && (
        <p className="page-muted">{t('menuFile.more', { count: changes.length - SHOWN })}</p>
      )}
    </>
  )
}
