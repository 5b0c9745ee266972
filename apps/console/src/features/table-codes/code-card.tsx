import { IconButton, QrCode, showToast } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface CodeCardProps {
  readonly shopName: string
  readonly name: string
  readonly note: string
  /** If undefined, the table has no code to print. */
  readonly link: string | undefined
  readonly codeLabel: string
  readonly linkLabel: string
  readonly copiedText: string
  /** Prints the code by the shop's printer, if there is one. */
  readonly onPrint?: (() => void) | undefined
  /** What staff do with the codes of this table. */
  readonly actions?: ReactNode
}

/** One code as it is printed: shop, table, code and instructions. */
export const CodeCard = ({
  shopName,
  name,
  note,
  link,
  codeLabel,
  linkLabel,
  copiedText,
  onPrint,
  actions,
}: CodeCardProps) => {
  const { t } = useMessages()
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    showToast(copiedText, { tone: 'success', id: 'copied' })
  }
  return (
    <article className="code-card" aria-label={name}>
      <p className="code-card-shop">{shopName}</p>
      <h3 className="code-card-name">{name}</h3>
      {link !== undefined && (
        <div className="code-card-code">
          <QrCode text={link} label={codeLabel} />
        </div>
      )}
      <p className="code-card-scan">{t(link === undefined ? 'tables.noCode' : 'tables.scan')}</p>
      <div className="code-card-foot">
        {note !== '' && <span>{note}</span>}
        {link !== undefined && (
          <>
            <a href={link} target="_blank" rel="noreferrer" aria-label={linkLabel}>
              {t('tables.open')}
            </a>
            <IconButton
              icon="copy"
              label={`${t('tables.copy')}: ${name}`}
              onClick={() => void copy(link)}
            />
            {onPrint && (
              <IconButton icon="print" label={t('slips.code', { name })} onClick={onPrint} />
            )}
          </>
        )}
      </div>
      {actions && <div className="code-card-actions">{actions}</div>}
    </article>
  )
}
