import { IconButton, QrCode, showToast } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface CodeCardProps {
  readonly shopName: string
  readonly name: string
  readonly note: string
  readonly link: string
  readonly codeLabel: string
  readonly linkLabel: string
  readonly copiedText: string
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
  actions,
}: CodeCardProps) => {
  const { t } = useMessages()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    showToast(copiedText, { tone: 'success', id: 'copied' })
  }
  return (
    <article className="code-card" aria-label={name}>
      <p className="code-card-shop">{shopName}</p>
      <h3 className="code-card-name">{name}</h3>
      <div className="code-card-code">
        <QrCode text={link} label={codeLabel} />
      </div>
      <p className="code-card-scan">{t('tables.scan')}</p>
      <div className="code-card-foot">
        <span>{note}</span>
        <a href={link} target="_blank" rel="noreferrer" aria-label={linkLabel}>
          {t('tables.open')}
        </a>
        <IconButton
          icon="copy"
          label={`${t('tables.copy')}: ${name}`}
          onClick={() => void copy()}
        />
      </div>
      {actions && <div className="code-card-actions">{actions}</div>}
    </article>
  )
}
