import type { MeasureText } from '@/widgets/widget'
import type { TextSettings } from './contract'

/** Pixels that a text box is larger than its text (spec 2 §5). */
const extra = { width: 20, height: 4 }

/** Pixels of a line (spec 2 §5). */
const lineHeightOf = (fontSize: number): number => Math.floor(fontSize / 0.6)

type Font = Pick<TextSettings, 'text' | 'fontSize' | 'fontWeight' | 'fontStyle'>

const linesOf = ({ text, ...font }: Font, measureText: MeasureText): number[] =>
  text.split('\n').map((line) => measureText(line, font))

/** The width of a text without line breaks of its own. */
const fittingWidth = (settings: Font, measureText: MeasureText): number =>
  Math.ceil(Math.max(...linesOf(settings, measureText))) + extra.width

/**
 * The size of a text box: as wide as its text, unless an operator gave it another width, in which the text wraps. On
 * the page, outside free panels, texts are as wide as their column.
 * @param before the settings before the change
 */
export function textSize(
  settings: TextSettings,
  before: TextSettings,
  measureText: MeasureText,
): Readonly<Record<string, number>> {
  const { text, fontSize, fontWeight, fontStyle } = settings
  const isSame =
    text === before.text &&
    fontSize === before.fontSize &&
    fontWeight === before.fontWeight &&
    fontStyle === before.fontStyle
  if (isSame && settings.width === before.width) return {}
  const fits = before.width === startWidth || before.width === fittingWidth(before, measureText)
  const width =
    settings.leaf && fits && settings.width === before.width
      ? fittingWidth(settings, measureText)
      : settings.width
  const inside = Math.max(1, width - extra.width)
  const lines = linesOf(settings, measureText).map((line) => Math.max(1, Math.ceil(line / inside)))
  const count = lines.reduce((sum, one) => sum + one, 0)
  return {
    ...(width !== settings.width && { width }),
    height: count * lineHeightOf(fontSize) + extra.height,
  }
}

/** The width of a new text (spec 4 §W0011), which fits its first word. */
const startWidth = 52
