import { rowRemovalQuestion } from '@/lib/domain/messages/content'
import type { SettingPanel } from '@/widgets/setting-fields'
import { columns } from './contract'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'text', label: '标题' },
        { kind: 'text', key: 'moreText', label: '副标题' },
        { kind: 'link', key: 'moreLinkData', label: '链接' },
        {
          kind: 'select',
          key: 'column',
          label: '选择列数',
          options: columns.map((count) => ({ value: count, label: `${count}列` })),
        },
        { kind: 'switch', key: 'showMore', label: '显示副标题' },
      ],
    },
    {
      title: '参数配置',
      fields: [
        {
          kind: 'rows',
          key: 'data',
          add: '添加配置',
          entry: 'Logo',
          confirmDelete: rowRemovalQuestion,
          initial: { imgUrl: '', pathData: {} },
          hint: '图片宽高比 5 : 3，五列时为 230 × 138',
          fields: [
            { kind: 'picture', key: 'imgUrl' },
            { kind: 'link', key: 'pathData' },
          ],
        },
      ],
    },
  ],
  internal: ['logoWidth', 'logoHeight'],
}
