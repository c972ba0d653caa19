import {
  couponRemovalQuestion,
  productRemovalQuestion,
  rowRemovalQuestion,
} from '@/lib/domain/messages/content'
import { slotRows } from '@/widgets/fields/slots'
import type { SettingGroup, SettingPanel } from '@/widgets/setting-fields'
import { couponGroupLimits, couponLimits, goodsGroupLimits, newCouponGroup, newGoodsGroup } from './contract'
import { couponLayout, goodsLayout, pictureLayouts } from './layouts'

const layoutNames = ['橱窗一', '橱窗二', '橱窗三', '商品', '优惠券'] as const

/** The group of a layout, shown while the layout is. */
const groupOf = (layout: number, fields: SettingGroup['fields']): SettingGroup => ({
  title: layoutNames[layout] ?? '',
  when: { key: 'styleType', is: layout },
  fields,
})

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        { kind: 'text', key: 'mainTitle', label: '主标题' },
        { kind: 'text', key: 'subTitle', label: '副标题' },
        { kind: 'link', key: 'linkPath', label: '链接' },
      ],
    },
    {
      title: '排版',
      fields: [
        {
          kind: 'radio',
          key: 'styleType',
          label: '样式',
          options: layoutNames.map((label, value) => ({ value, label })),
        },
      ],
    },
    ...pictureLayouts.map(([first], layout) => groupOf(layout, [slotRows(layout, first)])),
    groupOf(goodsLayout, [
      {
        kind: 'rows',
        key: 'data',
        at: goodsLayout,
        limits: goodsGroupLimits,
        add: '添加商品',
        entry: '商品组',
        confirmDelete: rowRemovalQuestion,
        initial: newGoodsGroup,
        fields: [
          {
            kind: 'goods',
            key: 'data',
            label: '选择商品',
            hint: '每组显示前 4 个商品',
            confirmDelete: productRemovalQuestion,
          },
        ],
      },
    ]),
    groupOf(couponLayout, [
      {
        kind: 'rows',
        key: 'data',
        at: couponLayout,
        limits: couponGroupLimits,
        add: '添加优惠券',
        entry: '优惠券组',
        confirmDelete: rowRemovalQuestion,
        initial: newCouponGroup,
        fields: [
          {
            kind: 'coupons',
            key: 'data',
            label: '优惠券',
            limits: couponLimits,
            pictureKey: 'imgUrl',
            confirmDelete: couponRemovalQuestion,
          },
        ],
      },
    ]),
  ],
}
