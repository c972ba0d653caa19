import * as z from 'zod/mini'
import { align, color, px } from './common'

/** Shared parts of the sliders with pictures (W0001) and with products (W0018): autoplay and pagination. */

export const dotStyles = ['style1', 'style2', 'style3', 'style4', 'style5'] as const

export const sliderShape = {
  autoplay: z.boolean(),
  /** Milliseconds between two slides. */
  autoplaySpeed: px(0, 600_000),
  styleType: z.enum(dotStyles),
  pointAlign: align(),
  pointDefaultColor: color(),
  /** Used while `customerThemeEnabled` is on; otherwise the theme colour of the page. */
  pointActiveColor: color(),
}
export type SliderSettings = z.output<z.ZodMiniObject<typeof sliderShape>>

export const sliderDefaults: SliderSettings = {
  autoplay: false,
  autoplaySpeed: 2000,
  styleType: 'style1',
  pointAlign: 'right',
  pointDefaultColor: '#000000ff',
  pointActiveColor: '#ff0000ff',
}
