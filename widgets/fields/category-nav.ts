import type { SettingPanel } from '@/widgets/setting-fields'
import { menuRows } from './common'

/** The settings panel of the navigation menus, with sales categories or with main categories (spec 4 §W0007). */
export const categoryNavPanel = ({ main }: { main: boolean }): SettingPanel => ({
  groups: [
    {
      title: '属性',
      fields: [{ kind: 'switch', key: 'hover', label: '常开', hint: '关闭后，鼠标移入时展开分类' }],
    },
    {
      title: '颜色',
      fields: [
        { kind: 'color', key: 'wgtTypeBackgroundColor', label: '商品分类背景' },
        { kind: 'color', key: 'wgtTypeLabelColor', label: '商品分类字体' },
        { kind: 'color', key: 'wgtBackgroundColor', label: '背景颜色' },
        { kind: 'color', key: 'wgtSelectColor', label: '选中颜色' },
        { kind: 'color', key: 'wgtTextColor', label: '标题颜色' },
        { kind: 'color', key: 'wgtSubTextColor', label: '副标题颜色' },
      ],
    },
    { title: '分类', fields: [{ kind: 'categories', key: 'categoryData', label: '分类链接', main }] },
    {
      title: '菜单',
      fields: [menuRows({ add: '添加菜单', entry: '菜单', placeholder: '菜单名称' }, '#333333')],
    },
  ],
  internal: ['menuTop'],
})
