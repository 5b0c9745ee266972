import type { ThumbOf } from '@comanda/contract'
import { FIRST_PICTURE } from './screen-in-page.ts'

/** The first picture that the screen requests at once. */
const first = /<img src="(\/api\/attachments\/([0-9a-f]{24})[^"]*)"[^>]* fetchPriority="high"/

/**
 * Returns a style by which the first picture of a rendered screen shows as a thumbnail, in the page itself, until it is loaded:
 * its request takes a round trip more than the page, and shares the network with the app. An empty text if there is none.
 */
export const firstPicture = async (html: string, thumbOf: ThumbOf): Promise<string> => {
  const [, src, attachment] = first.exec(html) ?? []
  const thumb = attachment === undefined ? undefined : await thumbOf(attachment)
  if (src === undefined || thumb === undefined) return ''
  const image = `img[src="${src.replaceAll('&amp;', '&')}"]`
  return `<style id="${FIRST_PICTURE}">${image}{background:url(${thumb}) center/cover}</style>`
}
