import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'text', label: '标题' },
        { kind: 'color', key: 'wgtTitleBackgroundColor', label: '背景颜色' },
        { kind: 'switch', key: 'wgtTitleBorderRadius', label: '标题圆角' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtTitleTextColor', label: '标题颜色' },
      ],
    },
    {
      title: '标签设置',
      fields: [
        {
          kind: 'tags',
          key: 'selectTagList',
          label: '选择标签',
          from: 'allTagList',
          hint: '不选择时，显示商家已有的标签',
        },
      ],
    },
    {
      title: '更多 标题设置',
      fields: [
        { kind: 'text', key: 'moreText', label: '标题' },
        { kind: 'number', key: 'wgtMoreTitleFontSize', label: '标题字体', min: 10, unit: 'px' },
        { kind: 'color', key: 'wgtMoreTitleColor', label: '标题颜色' },
        { kind: 'number', key: 'wgtMoreRightMargin', label: '右边距', min: 0, unit: 'px' },
      ],
    },
    {
      title: '商家设置',
      fields: [
        { kind: 'color', key: 'wgtShopNameColor', label: '标题颜色' },
        { kind: 'number', key: 'wgtShopNameFontSize', label: '字体大小', min: 14, unit: 'px' },
        { kind: 'switch', key: 'wgtShopBorder', label: '边框' },
        { kind: 'color', key: 'wgtShopBorderColor', label: '边框颜色' },
        { kind: 'number', key: 'wgtShopBorderWidth', label: '边框宽度', min: 0, max: 5, unit: 'px' },
      ],
    },
  ],
  internal: ['allTagList', 'data', 'showMore', 'moreLinkData', 'columnNums'],
}
