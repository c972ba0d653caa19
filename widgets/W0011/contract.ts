import * as z from 'zod/mini'
import { align, color, commonDefaults, commonShape, link, px } from '@/widgets/common'
import { defineContract } from '@/widgets/widget'
import { textSize } from './text-size'

/** The font sizes that operators can select (spec 4 §A0.1). */
export const fontSizes = [12, 13, 14, 16, 18, 20, 24, 36, 48, 64] as const

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  fontSize: px(1, 200),
  fontWeight: z.union([z.enum(['normal', 'bold']), px(100, 900)]),
  fontStyle: z.enum(['normal', 'italic']),
  textDecoration: z.enum(['none', 'underline']),
  textAlign: align(),
  color: color(),
  data: link(),
})
export type TextSettings = z.output<typeof schema>

export const W0011 = defineContract({
  type: 'W0011',
  name: '文本',
  group: '基础挂件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0011', '文本'),
    text: '文本',
    width: 52,
    height: 20,
    heightDisabled: true,
    fontSize: 14,
    fontWeight: 'normal',
    fontStyle: 'normal',
    textDecoration: 'none',
    textAlign: 'left',
    color: '#000000ff',
    data: {},
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
  },
  unfilled: ({ text }) => (text.trim() === '' ? '还没有填写文字' : undefined),
  derived: (settings, before, measureText) => textSize(settings, before, measureText),
  texts: ({ text }) => [text],
})
