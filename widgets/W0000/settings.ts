import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '设置',
      fields: [
        { kind: 'color', key: 'backgroundColor', label: '背景' },
        { kind: 'color', key: 'themeColor', label: '主题' },
      ],
    },
    { title: '挂件', fields: [{ kind: 'widgets' }] },
  ],
}
