import { gradient, menuRows, ownColor } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'switch', key: 'isShowBtn', label: '搜索显示' },
        { kind: 'text', key: 'placeholder', label: '搜索占位' },
        ownColor('主题'),
        { kind: 'color', key: 'wgtTextColor', label: '按钮字体' },
        gradient('按钮背景', 'wgtTextColor1', 'wgtTextColor2'),
      ],
    },
    {
      title: '热门搜索',
      fields: [menuRows({ add: '添加热门搜索', entry: '热门搜索', placeholder: '热门关键字' }, '#8C8C8C')],
    },
  ],
  internal: ['focusWidth'],
}
