import { productRemovalQuestion, rowRemovalQuestion } from '@/lib/domain/messages/content'
import { tabLimits, type TabsSettings } from '@/widgets/goods-tabs'
import type { GoodsField, SettingField, SettingGroup } from '@/widgets/setting-fields'
import { moreFields } from './common'

/** The tabs of products of a showcase; a new tab is that of the defaults (spec 4 §W0005). */
export const tabGroup = (
  { data: [initial] }: Pick<TabsSettings, 'data'>,
  extra: GoodsField['extra'] = [],
): SettingGroup => ({
  title: '标签列表',
  fields: [
    {
      kind: 'rows',
      key: 'data',
      limits: tabLimits,
      add: '添加标签商品',
      entry: '标签',
      confirmDelete: rowRemovalQuestion,
      initial,
      numbered: 'text',
      fields: [
        { kind: 'text', key: 'text', label: '设置标题' },
        {
          kind: 'goods',
          key: 'data',
          label: '选择商品',
          extra,
          limits: tabLimits,
          confirmDelete: productRemovalQuestion,
        },
      ],
    },
  ],
})

/** Text, colours and corners of a title on a coloured badge (spec 4 §A0.5). */
const badgeFields: readonly SettingField[] = [
  { kind: 'text', key: 'text', label: '标题' },
  { kind: 'color', key: 'wgtBackgroundColor', label: '背景颜色' },
  { kind: 'color', key: 'wgtTextColor', label: '字体颜色' },
  { kind: 'switch', key: 'wgtBorderRadius', label: '圆角' },
]

/** The same with the link 更多 of our own. */
export const titleGroup: SettingGroup = { title: '标题设置', fields: [...badgeFields, ...moreFields] }
