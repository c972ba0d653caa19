/** Attributes of a picture in a text. */
interface Attributes {
  width?: string
  height?: string
  style?: string
}

/** Aspect ratio of the box of a picture without width and height. */
const unsizedRatio = '4/3'

const pixels = (text: string | undefined): number =>
  text && /^\d{1,5}(?:px)?$/.test(text) ? parseInt(text) : 0

/** The `width` and `max-width` rules of a style attribute. */
const widthRules = (style = ''): string[] => style.match(/(?:^|;)\s*(?:max-)?width\s*:[^;]+/g) ?? []

function boxStyle({ width, height, style }: Attributes): string {
  const [widthPixels, heightPixels] = [pixels(width), pixels(height)]
  const ratio = widthPixels > 0 && heightPixels > 0 ? `${widthPixels}/${heightPixels}` : unsizedRatio
  const styled = widthRules(style).map((rule) => rule.replace(/^[;\s]+/, ''))
  const rules = styled.length > 0 ? styled : widthPixels > 0 ? [`width:${widthPixels}px`] : []
  return [...rules, `aspect-ratio:${ratio}`].join(';')
}

const attribute = /\s([a-z]+)="([^"]*)"/g
const picture = /<img((?:\s[a-z]+="[^"]*")*)\s*\/?>/g

/**
 * Wraps every picture of a text in the box of the mall's pictures, which has its size before the picture is loaded and
 * shows the placeholder when loading fails. A picture without width and height gets a box of `unsizedRatio`, marked
 * `data-unsized`; a picture without `src` becomes an empty box.
 *
 * @param html sanitized HTML, with all attributes in double quotes
 */
export const boxPictures = (html: string): string =>
  html.replace(picture, (image, attributesText: string) => {
    const attributes: Attributes & { src?: string; alt?: string } = Object.fromEntries(
      [...attributesText.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
    )
    const { width, height, src } = attributes
    const unsized = pixels(width) > 0 && pixels(height) > 0 ? '' : ' data-unsized=""'
    const inside = src ? image.replace(/\sstyle="[^"]*"/, '') : ''
    return `<span class="picture" style="${boxStyle(attributes)}"${unsized}>${inside}</span>`
  })
