import type { Menu, MenuChange } from '@comanda/contract'
import { listWords } from '../../../staff/list-words.ts'
import { Icon } from '@comanda/ui'
import { useFormats } from '../../../staff/use-formats.ts'
import { useMessages } from '../../../staff/messages.ts'
import { useLanguageName } from '../../../staff/use-languages.ts'
import { useNow } from '../../../staff/use-now.ts'
import { recordName } from './change-words.ts'
import { checkedDraft } from './checked-draft.ts'

interface DraftCheckProps {
  readonly menu: Menu
  readonly drafted: Menu
  readonly changes: readonly MenuChange[]
}

/** What the engine says of a draft: prices that change, and what is wrong. */
export const DraftCheck = ({ menu, drafted, changes }: DraftCheckProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const languageName = useLanguageName()
  const now = useNow(60_000)
  const { problems, prices, isBroken } = checkedDraft(
    menu,
    drafted,
    changes,
    new Date(now).toISOString(),
  )
  const amount = (total: number | undefined): string =>
    total === undefined ? t('menu.cannotOrder') : money(total)
  const nameOf = (path: MenuChange['path'], record: string): string =>
    recordName({ path, record }, drafted, { t, locale })
  return (
    <section className="menu-editor-check" aria-label={t('menu.check')}>
      <h3>{t('menu.check')}</h3>
      {isBroken && <p role="alert">{t('menu.broken')}</p>}
      {!isBroken && problems.length === 0 && (
        <p className="menu-editor-fine">
          <Icon name="check" size="small" /> {t('menu.fine')}
        </p>
      )}
      <ul>
        {problems.map(({ code, path, record, choice, languages = [] }) => (
          <li key={[code, path, record, choice].join('/')}>
            <Icon name="warning" size="small" />{' '}
            {t(`menu.problems.${code}`, {
              name: nameOf(path, record),
              languages: listWords(languages.map(languageName), t),
            })}
          </li>
        ))}
      </ul>
      {prices.length > 0 && (
        <>
          <h3>{t('menu.samplePrices')}</h3>
          <ul>
            {prices.map(({ product, before, after }) => (
              <li key={product}>
                {nameOf('products', product)} <del>{amount(before)}</del>{' '}
                <span aria-hidden="true">{'→'}</span> <ins>{amount(after)}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
