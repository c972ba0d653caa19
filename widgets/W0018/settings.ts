import { productRemovalQuestion } from '@/lib/domain/messages/content'
import { autoplayFields, dotGroup } from '@/widgets/fields/dots'
import type { SettingPanel } from '@/widgets/setting-fields'
import { groupLimits, sampleGroup } from './contract'
import { goodsPerSlide } from './geometry'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [{ kind: 'text', key: 'mainTitle', label: '主标题' }, ...autoplayFields],
    },
    dotGroup,
    {
      title: '字体设置',
      fields: [
        { kind: 'number', key: 'wgtTitleFontSize', label: '标题字体', min: 0, max: 27, unit: 'px' },
        { kind: 'color', key: 'wgtTitleColor', label: '标题颜色' },
        { kind: 'number', key: 'wgtPriceFontSize', label: '价格字体', min: 0, unit: 'px' },
        { kind: 'number', key: 'wgtToFixed', label: '保留小数', min: 0, max: 2 },
        { kind: 'color', key: 'wgtPriceColor', label: '价格颜色' },
      ],
    },
    {
      title: '商品列表',
      fields: [
        {
          kind: 'rows',
          key: 'data',
          limits: groupLimits,
          add: '添加标签商品',
          entry: '标签',
          confirmDelete: '确定删除该商品列表？',
          initial: sampleGroup,
          fields: [
            {
              kind: 'goods',
              key: 'data',
              label: '选择商品',
              hint: '每组显示 4 个商品，重新选择会替换整组',
              extra: ['market_price', 'brief', 'title'],
              replaces: goodsPerSlide,
              confirmDelete: productRemovalQuestion,
            },
          ],
        },
      ],
    },
  ],
}
