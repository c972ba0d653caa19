import { alignField } from '@/widgets/fields/common'
import type { SettingPanel } from '@/widgets/setting-fields'
import { fontSizes } from './contract'

export const panel: SettingPanel = {
  groups: [
    { title: '文本内容', fields: [{ kind: 'text', key: 'text', lines: 5 }] },
    {
      title: '属性',
      fields: [
        {
          kind: 'select',
          key: 'fontSize',
          label: '大小',
          options: fontSizes.map((size) => ({ value: size, label: `${size}px` })),
        },
        alignField('textAlign', '对齐'),
        {
          kind: 'line',
          label: '字重',
          fields: [
            { kind: 'toggle', key: 'fontWeight', label: '加粗', on: 'bold', off: 'normal' },
            { kind: 'toggle', key: 'fontStyle', label: '斜体', on: 'italic', off: 'normal' },
            { kind: 'toggle', key: 'textDecoration', label: '下划线', on: 'underline', off: 'none' },
          ],
        },
        { kind: 'color', key: 'color', label: '颜色' },
      ],
    },
    { title: '链接', fields: [{ kind: 'link', key: 'data' }] },
  ],
}
