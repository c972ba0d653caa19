import { fillWidthField, moreFields } from '@/widgets/fields/common'
import { tabGroup } from '@/widgets/fields/showcase'
import type { SettingPanel } from '@/widgets/setting-fields'
import { W0014 } from './contract'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'text', label: '标题' },
        { kind: 'color', key: 'wgtTextColor', label: '字体' },
        { kind: 'switch', key: 'wgtBorderRadius', label: '圆角' },
        { kind: 'color', key: 'wgtBackgroundColor', label: '背景颜色' },
        ...moreFields,
        fillWidthField,
      ],
    },
    tabGroup(W0014.defaults, ['brief']),
  ],
}
