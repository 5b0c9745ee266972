import type { Authentication, Connection } from '@comanda/client'
import { downloadMenu, downloadPicture, packMenu } from '@comanda/client/staff'
import type { Menu } from '@comanda/contract'
import { saveFile } from '../../forms/files/save-file.ts'

/** How a menu is saved: `zip` is CSV with the pictures. */
export type MenuFormat = 'csv' | 'json' | 'zip'

/** Saves the published menu on the device. Fails with a `CallError`. */
export const saveMenu = async (
  connection: Pick<Connection, 'url'>,
  authentication: Pick<Authentication, 'accessToken'>,
  { shop, products }: Pick<Menu, 'shop' | 'products'>,
  format: MenuFormat,
): Promise<void> => {
  const table = format === 'zip' ? 'csv' : format
  const file = await downloadMenu(connection, authentication, shop._id, table)
  if (format !== 'zip') return saveFile(file, `menu.${format}`)
  const text = await file.text()
  const ids = new Set(products.flatMap(({ images = [] }) => images))
  const pictures: { readonly id: string; readonly file: Blob }[] = []
  for (const id of ids) {
    const picture = text.includes(id) ? await downloadPicture(connection, id) : undefined
    if (picture) pictures.push({ id, file: picture })
  }
  return saveFile(await packMenu(text, pictures), 'menu.zip')
}
