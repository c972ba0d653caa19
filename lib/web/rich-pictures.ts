/** What a picture of a text says about itself. */
interface Attributes {
  width?: string
  height?: string
  style?: string
}

/** Width by height of the box of a picture that does not tell its size, until it is there. */
const unsizedRatio = '4/3'

const pixels = (text: string | undefined): number =>
  text && /^\d{1,5}(?:px)?$/.test(text) ? parseInt(text) : 0

/** `width` and `max-width` of a style attribute. */
const widths = (style = ''): string[] => style.match(/(?:^|;)\s*(?:max-)?width\s*:[^;]+/g) ?? []

function boxStyle({ width, height, style }: Attributes): string {
  const [wide, high] = [pixels(width), pixels(height)]
  const ratio = wide > 0 && high > 0 ? `${wide}/${high}` : unsizedRatio
  const written = widths(style).map((rule) => rule.replace(/^[;\s]+/, ''))
  const own = written.length > 0 ? written : wide > 0 ? [`width:${wide}px`] : []
  return [...own, `aspect-ratio:${ratio}`].join(';')
}

const attribute = /\s([a-z]+)="([^"]*)"/g
const picture = /<img((?:\s[a-z]+="[^"]*")*)\s*\/?>/g

/**
 * Puts every picture of a text into the box that pictures of the mall stand in: it has its size before anything is loaded
 * and shows the placeholder when nothing comes. A picture without width and height gets a box of `unsizedRatio`, marked
 * `data-unsized`; without an address the box stands alone.
 * @param html cleaned HTML, whose attributes are all in double quotes
 */
export const boxPictures = (html: string): string =>
  html.replace(picture, (image, written: string) => {
    const attributes: Attributes & { src?: string; alt?: string } = Object.fromEntries(
      [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
    )
    const { width, height, src } = attributes
    const unsized = pixels(width) > 0 && pixels(height) > 0 ? '' : ' data-unsized=""'
    const inside = src ? image.replace(/\sstyle="[^"]*"/, '') : ''
    return `<span class="picture" style="${boxStyle(attributes)}"${unsized}>${inside}</span>`
  })
