import { menuRows } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '颜色',
      fields: [
        { kind: 'color', key: 'wgtTheme', label: '菜单选中' },
        { kind: 'color', key: 'wgtTextColor', label: '字体' },
      ],
    },
    {
      title: '菜单',
      fields: [menuRows({ add: '添加菜单', entry: '菜单', placeholder: '菜单名称' })],
    },
  ],
}
