import { slotRows } from '@/widgets/fields/slots'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'mainTitle', label: '主标题' },
        { kind: 'color', key: 'wgtBackgroundColor', label: '背景颜色' },
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtTitleColor', label: '字体颜色' },
        { kind: 'switch', key: 'wgtBorderRadius', label: '圆角' },
        { kind: 'text', key: 'subTitle', label: '副标题' },
        { kind: 'number', key: 'wgtSubTitleFontSize', label: '标题字体', min: 0, unit: 'px' },
        { kind: 'color', key: 'wgtSubTextColor', label: '字体颜色' },
        { kind: 'link', key: 'linkPath', label: '链接' },
      ],
    },
    {
      title: '排版',
      fields: [
        { kind: 'radio', key: 'styleType', label: '样式', options: [{ value: 0, label: '商品图片' }] },
      ],
    },
    { title: '商品图片', fields: [slotRows(0, { width: 342, height: 160 })] },
  ],
  internal: ['text'],
}
