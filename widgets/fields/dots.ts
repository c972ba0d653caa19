import type { SettingField, SettingGroup } from '@/widgets/setting-fields'
import { alignField, ownColor } from './common'

/** Whether and how fast slides change by themselves. */
export const autoplayFields: readonly SettingField[] = [
  { kind: 'switch', key: 'autoplay', label: '自动播放' },
  {
    kind: 'number',
    key: 'autoplaySpeed',
    label: '延时时间',
    min: 0,
    unit: '毫秒',
    hint: '不足 1000 毫秒时按 1000 毫秒播放',
  },
]

/** The pagination of carousels and of sliders with products (spec 4 §W0001). */
export const dotGroup: SettingGroup = {
  title: '指示点',
  fields: [
    {
      kind: 'radio',
      key: 'styleType',
      label: '样式',
      options: ['样式一', '样式二', '样式三', '样式四', '样式五'].map((label, index) => ({
        value: `style${index + 1}`,
        label,
      })),
    },
    alignField('pointAlign', '位置'),
    ownColor('选中', 'pointActiveColor'),
    { kind: 'color', key: 'pointDefaultColor', label: '默认' },
  ],
}
