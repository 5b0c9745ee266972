import { pictureId } from '../ids/record-id.ts'
import { menu } from '../catalogue/categories.ts'
import { shops } from '../shops/shops.ts'
import { shopKeys } from '../ids/shop-key.ts'
import { moonMenu } from '../moon-rice/moon-rice.ts'
import { type Text, text } from '../text/text.ts'

/** A picture of the demo: its attachment id and its file, relative to the package. */
export interface DemoPicture {
  readonly id: string
  readonly file: string
  readonly alt: Text
}

const picture = (key: string, alt: Text): DemoPicture => ({
  id: pictureId(key),
  file: `pictures/${key}.webp`,
  alt,
})

/** Every picture that a record of the demo refers to. */
export const pictures: readonly DemoPicture[] = [
  picture('logo', text('Lantern Lane', '燈巷冰室', '灯巷冰室')),
  ...shopKeys.map((shop, index) => picture(`shop-${shop}`, shops[index]?.name ?? [])),
  ...menu.flatMap(({ dishes }) => dishes.map(({ key, name }) => picture(key, name))),
]

/** The photographs of Moon & Rice. */
export const moonPictures: readonly DemoPicture[] = moonMenu.flatMap(({ dishes }) =>
  dishes.map(({ key, name }) => ({
    id: pictureId(key),
    file: `photographs/${key}.webp`,
    alt: name,
  })),
)
