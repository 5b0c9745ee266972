import type { MenuDraft } from '@comanda/client/staff'
import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../../staff/messages.ts'
import { ContestedFields } from '../publishing/contested-fields.tsx'
import { fieldChanges } from '../field-changes.ts'
import { group as described, groupData } from './group-draft.ts'
import { GroupForm } from './group-form.tsx'
import { ruleWords, setWords } from './rule-words.ts'
import { useMenuStep } from '../use-menu-step.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'

interface GroupsSheetProps {
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
  readonly onClosed: () => void
}

/** The option groups of the menu, each with its rule and choices in words, and a form of one of them. */
export const GroupsSheet = ({ menu, draft, onClosed }: GroupsSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [edited, setEdited] = useState<string>()
  const group = menu.productOptions.find(({ _id }) => _id === edited)
  const dishesWith = (id: string): number =>
    menu.products.filter(({ options }) => options?.includes(id)).length
  return (
    <StaffSheet open title={t('menu.groups')} onClosed={onClosed}>
      {group || edited === 'new' ? (
        <GroupForm
          key={edited}
          group={group}
          menu={menu}
          contested={(fields) => (
            <ContestedFields record={group} fields={fields} menu={menu} draft={draft} />
          )}
          onCancel={() => setEdited(undefined)}
          onRemove={
            group &&
            (() =>
              void step(() => draft.remove('productOptions', group._id)).then(
                (isDone) => isDone && setEdited(undefined),
              ))
          }
          onSave={(entered) =>
            void step(() =>
              group
                ? draft.change(
                    fieldChanges('productOptions', group, described.patchData(group, entered)),
                  )
                : draft.add('productOptions', groupData(entered)),
            ).then((isDone) => isDone && setEdited(undefined))
          }
        />
      ) : (
        <div className="menu-editor-sheet">
          <ul className="menu-editor-list">
            {menu.productOptions.map((one) => (
              <li key={one._id}>
                <button
                  type="button"
                  className="menu-editor-open menu-editor-groups"
                  aria-label={t('settings.editOf', { name: localizedName(one.name, locale) })}
                  // What is for all shops is no menu's to change.
                  disabled={one.shop === undefined}
                  onClick={() => setEdited(one._id)}
                >
                  <strong>{localizedName(one.name, locale)}</strong>
                  <span>
                    {[
                      ruleWords(one, t),
                      ...(one.shop === undefined ? [t('menu.ofAllShops')] : []),
                      ...setWords(one, t),
                      t('menu.usedBy', { count: dishesWith(one._id) }),
                    ].join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Button icon="plus" wide onClick={() => setEdited('new')}>
            {t('menu.newGroup')}
          </Button>
        </div>
      )}
    </StaffSheet>
  )
}
