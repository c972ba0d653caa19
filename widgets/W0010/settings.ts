import { ownColor } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '属性',
      fields: [
        ownColor('主题'),
        { kind: 'color', key: 'wgtTextColor', label: '字体' },
        { kind: 'number', key: 'wgtBorderRadius', label: '边框大小', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtAaaa', label: '边框颜色' },
      ],
    },
  ],
  internal: ['fontSize'],
}
