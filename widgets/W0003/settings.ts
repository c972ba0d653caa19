import { rowRemovalQuestion } from '@/lib/domain/messages/content'
import type { SettingPanel } from '@/widgets/setting-fields'

export const panel: SettingPanel = {
  groups: [
    {
      title: '展示图',
      fields: [{ kind: 'picture', key: 'imgUrl', label: '展示图', clears: 'data', givesHeight: true }],
    },
    {
      title: '热区',
      fields: [{ kind: 'hotZones', key: 'data', picture: 'imgUrl', confirmDelete: rowRemovalQuestion }],
    },
  ],
}
