import { IconButton, Picture, QrCode, showToast } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type PrintChoice, wifiText } from './print-choice.ts'

interface CodeCardProps {
  /** Its name, in each of the languages that are printed. */
  readonly shopNames: readonly string[]
  /** The id of the shop's logo, if it is printed. */
  readonly logo: string | undefined
  readonly name: string
  readonly note: string
  /** If undefined, the table has no code to print. */
  readonly link: string | undefined
  readonly codeLabel: string
  readonly linkLabel: string
  readonly copiedText: string
  readonly choice: PrintChoice
  /** Whether it is among those that are printed. */
  readonly isPrinted: boolean
  /** Prints the code by the shop's printer, if there is one. */
  readonly onPrint?: (() => void) | undefined
  /** What staff do with the codes of this table. */
  readonly actions?: ReactNode
}

/** One code as it is printed: shop, table, code, instructions and the guests' network. */
export const CodeCard = ({
  shopNames,
  logo,
  name,
  note,
  link,
  codeLabel,
  linkLabel,
  copiedText,
  choice: { second, wifi },
  isPrinted,
  onPrint,
  actions,
}: CodeCardProps) => {
  const { t } = useMessages()
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    showToast(copiedText, { tone: 'success', id: 'copied' })
  }
  return (
    <article className="code-card" aria-label={name} data-printed={isPrinted}>
      {logo !== undefined && (
        <div className="code-card-logo">
          <Picture alt="" src={`/api/attachments/${logo}?size=small&ext=webp`} />
        </div>
      )}
      {shopNames.map((shopName) => (
        <p key={shopName} className="code-card-shop">
          {shopName}
        </p>
      ))}
      <h3 className="code-card-name">{name}</h3>
      {link !== undefined && (
        <div className="code-card-code">
          <QrCode text={link} label={codeLabel} />
        </div>
      )}
      <p className="code-card-scan">{t(link === undefined ? 'tables.noCode' : 'tables.scan')}</p>
      {link !== undefined && second && <p className="code-card-scan">{second.scan}</p>}
      {wifi.name !== '' && (
        <div className="code-card-wifi">
          <QrCode text={wifiText(wifi)} label={t('tables.wifiCode', { name: wifi.name })} />
          <p>
            <span>{t('tables.wifi')}</span> <strong>{wifi.name}</strong>
            {wifi.password !== '' && <span>{wifi.password}</span>}
          </p>
        </div>
      )}
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
