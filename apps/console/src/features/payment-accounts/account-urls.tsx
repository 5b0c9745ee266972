import type { ProviderName } from '@comanda/contract'
import { Field, IconButton, showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { providerUrls } from './provider-urls.ts'

interface AccountUrlsProps {
  readonly account: { readonly _id: string; readonly provider: ProviderName }
  /** Where providers reach the server; undefined: at the address of the page. */
  readonly url: string | undefined
}

/** The addresses that the owner copies into the provider's pages. */
export const AccountUrls = ({ account, url: address }: AccountUrlsProps) => {
  const { t } = useMessages()
  const urls = providerUrls(address ?? window.location.origin, account)
  const copy = async (name: string, url: string): Promise<void> => {
    await navigator.clipboard.writeText(url)
    showToast(t('settings.copied', { name }), { tone: 'success', id: 'copied' })
  }
  if (urls.length === 0) return null
  return (
    <fieldset className="form-group">
      <legend>{t('accounts.addresses')}</legend>
      <p className="form-text">{t('accounts.addressesText')}</p>
      {urls.map(({ name, url }) => {
        const label = t(`accounts.${name}`)
        return (
          <Field
            key={name}
            label={label}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            end={
              <IconButton
                icon="copy"
                label={t('settings.copy', { name: label })}
                onClick={() => void copy(label, url)}
              />
            }
          />
        )
      })}
    </fieldset>
  )
}
