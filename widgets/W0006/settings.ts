import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        {
          kind: 'select',
          key: 'comptyle',
          label: '类型',
          options: [
            { value: 'header', label: '头部' },
            { value: 'body', label: '正文' },
            { value: 'footer', label: '尾部' },
          ],
        },
        { kind: 'switch', key: 'grid', label: '网格' },
      ],
    },
    { title: '挂件', fields: [{ kind: 'children', key: 'childWidgets' }] },
    { title: '层级', fields: [{ kind: 'number', key: 'zindex', label: '视图层级', min: 0 }] },
  ],
}
