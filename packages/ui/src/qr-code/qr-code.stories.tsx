import { QrCode } from './qr-code.tsx'

export const title = 'QrCode'
export const stories = {
  'a table’s code': () => (
    <div className="gallery-square">
      <QrCode text="https://example.org/t?id=1&t=2" label="Code of table A1" />
    </div>
  ),
}
