import { Skeleton } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'

const ROWS = [1, 2, 3, 4, 5]

/** A skeleton in the shape of the menu. */
export const BrowseSkeleton = () => {
  const { t } = useMessages()
  return (
    <div className="browse" role="status" aria-label={t('app.loading')}>
      <div className="browse-tools">
        <Skeleton shape="button" />
      </div>
      <div className="browse-tabs">
        <Skeleton shape="button" />
      </div>
      <div className="menu-section">
        <Skeleton shape="title" share={0.4} />
        {ROWS.map((row) => (
          <div key={row} className="dish">
            <div className="dish-text">
              <Skeleton share={0.6} />
              <Skeleton />
              <Skeleton share={0.3} />
            </div>
            <div className="dish-picture">
              <Skeleton shape="square" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
