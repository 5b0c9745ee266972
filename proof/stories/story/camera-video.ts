import { writeFile } from 'node:fs/promises'
import { encode } from 'uqr'

const WIDTH = 640
const HEIGHT = 480
/** Maximum width of the code in the picture, in pixels. */
const SIDE = 360
/** Frames differ slightly, as with a camera in the hand. */
const FRAMES = 4
const [PAPER, LIGHT, DARK, GREY] = [200, 230, 35, 128] as const

const luma = (text: string, shift: number): Buffer => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const scale = Math.floor(SIDE / size)
  const left = Math.floor((WIDTH - size * scale) / 2) + shift
  const top = Math.floor((HEIGHT - size * scale) / 2)
  const picture = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      picture[(top + y) * WIDTH + left + x] =
        data[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true ? DARK : LIGHT
  return picture
}

/** Writes the video of a camera that sees a QR code: raw frames (y4m), which Chromium plays in a loop. */
export const writeCameraVideo = async (file: string, text: string): Promise<void> => {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)
  const frames = Array.from({ length: FRAMES }, (_, index) => [
    Buffer.from('FRAME\n'),
    luma(text, index),
    colour,
  ])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([head, ...frames.flat()]))
}
