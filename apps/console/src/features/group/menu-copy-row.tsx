import type { MenuCopy } from '@comanda/client/staff'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { Icon } from '@comanda/ui'
import { failureWords } from '../../forms/failure-words.ts'
import { SheetProblems } from '../../forms/sheet-problems.tsx'
import { useMessages } from '../../staff/messages.ts'

const words = (t: ConsoleTranslate, copy: MenuCopy): string => {
  const { step, changes = 0, problems = [], version, failure } = copy
  if (failure) return failureWords(t, failure)
  if (problems.length > 0) return t('group.cannot')
  if (step === 'copied')
    return version === undefined
      ? t('group.drafted', { count: changes })
      : t('group.published', { count: changes, version })
  if (step === 'compared')
    return changes === 0 ? t('group.same') : t('group.changes', { count: changes })
  return t(`group.step.${step === 'failed' ? 'waiting' : step}`)
}

/** A shop to which a menu is sent, and how far it is. */
export const MenuCopyRow = ({ copy, name }: { readonly copy: MenuCopy; readonly name: string }) => {
  const { t } = useMessages()
  const { step, problems = [], failure } = copy
  return (
    <li data-failed={failure || problems.length > 0 ? '' : undefined}>
      <strong>
        {step === 'copied' && <Icon name="check" size="small" />}
        {name}
      </strong>
      <span>{words(t, copy)}</span>
      <SheetProblems problems={problems} />
    </li>
  )
}
