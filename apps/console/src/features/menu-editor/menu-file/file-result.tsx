import type { ChosenFile } from '@comanda/client/staff'
import { draftedMenu, type ImportedChange, type Menu } from '@comanda/contract'
import { Skeleton } from '@comanda/ui'
import { SheetProblems } from '../../../forms/sheet-problems.tsx'
import { useMessages } from '../../../staff/messages.ts'
import { ChangeList, type ListedChange } from '../publishing/change-list.tsx'
import { FileDishes } from './file-dishes.tsx'
import { odditiesOf } from '../odd-dishes.ts'

/** As many dishes and as many changes as are read before they are drafted; the review has all. */
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

/** What a file would change, its dishes as they will be, or its problems by row and column. */
export const FileResult = ({ file: { result, failure }, menu }: FileResultProps) => {
  const { t } = useMessages()
  if (failure) return null
  if (!result) return <Skeleton shape="card" />
  const { changes, problems, leftOut = 0 } = result
  if (problems.length > 0)
    return (
      <>
        <p>{t('menuFile.problems', { count: problems.length })}</p>
        <SheetProblems problems={problems} />
      </>
    )
  const drafted = draftedMenu(menu, changes, menu.shop._id)
  const oddities = odditiesOf(drafted)
  const named = new Set(
    changes.flatMap(({ path, record }) => (path === 'products' ? [record] : [])),
  )
  const oddOf = ({ _id }: { readonly _id: string }): number => oddities.get(_id)?.length ?? 0
  // What looks odd comes first, in the order of the menu otherwise.
  const dishes = drafted.products
    .filter(({ _id }) => named.has(_id))
    .toSorted((one, other) => oddOf(other) - oddOf(one))
  const others = changes.filter(({ kind, path }) => kind === 'change' || path !== 'products')
  const odd = dishes.filter((dish) => oddOf(dish) > 0).length
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
      {leftOut > 0 && <p role="status">{t('menuFile.leftOut', { count: leftOut })}</p>}
      {odd > 0 && <p role="status">{t('menuFile.oddDishes', { count: odd })}</p>}
      <FileDishes dishes={dishes.slice(0, SHOWN)} menu={drafted} oddities={oddities} />
      {dishes.length > SHOWN && (
        <p className="page-muted">{t('menuFile.more', { count: dishes.length - SHOWN })}</p>
      )}
      <ChangeList changes={others.slice(0, SHOWN).map(listed)} menu={drafted} />
      {others.length > SHOWN && (
        <p className="page-muted">{t('menuFile.more', { count: others.length - SHOWN })}</p>
      )}
    </>
  )
}
