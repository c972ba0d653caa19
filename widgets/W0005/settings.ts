import { moreFields } from '@/widgets/fields/common'
import { tabGroup } from '@/widgets/fields/showcase'
import type { SettingPanel } from '@/widgets/setting-fields'
import { W0005 } from './contract'

export const panel: SettingPanel = {
  groups: [
    { title: '基本设置', fields: [{ kind: 'text', key: 'text', label: '标题' }, ...moreFields] },
    tabGroup(W0005.defaults),
  ],
  internal: ['imgWidth', 'imgHeight'],
}
